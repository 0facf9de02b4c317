import { chunkReload } from './starterKeys';

/** Something that the site writes on a visitor's device. */
export interface StorageKey {
  readonly key: string;
  readonly store: 'localStorage' | 'sessionStorage' | 'cacheStorage';
  /** It expires this many days after it was last written; without it, it stays until it is removed. */
  readonly lifetimeDays?: number;
  /** The same for a draft that has been sent: contact data is not needed any longer. */
  readonly sentLifetimeDays?: number;
  /** Logging out deletes it: it tells what somebody asked for, looked up or owns, or who they are. */
  readonly isPersonal?: true;
}

const draft = { lifetimeDays: 30, sentLifetimeDays: 7, isPersonal: true } as const;
const TRACKING_LIFETIME_DAYS = 90;
const REFERRAL_LIFETIME_DAYS = 30;

const local = <K extends string>(key: K) => ({ key, store: 'localStorage' }) as const;

/**
 * Every key the site writes on a visitor's device: one that is not written here is not written at all. What each is
 * for stands in `content/storedItems.ts`, from which the cookie page is made.
 */
export const storageKeys = {
  accessToken: local('access_token'),
  refreshToken: local('refresh_token'),
  user: local('user'),
  quoteDraft: { ...local('harmattan.quote-draft'), ...draft },
  /** A VIN leads to one car and its owner. */
  vinCheck: { ...local('harmattan.vin-check'), isPersonal: true },
  methodChooser: local('harmattan.method-chooser'),
  containerFit: local('harmattan.container-fit'),
  documentsChecklist: local('harmattan.documents'),
  winDay: local('harmattan.win-day'),
  exportPlan: local('harmattan.export-plan'),
  portDays: local('harmattan.port-days'),
  landedCost: local('harmattan.landed-cost'),
  ageCheck: local('harmattan.age-check'),
  trackedReferences: {
    ...local('harmattan.tracked'),
    lifetimeDays: TRACKING_LIFETIME_DAYS,
    isPersonal: true,
  },
  trackingEmail: {
    ...local('harmattan.tracking-email'),
    lifetimeDays: TRACKING_LIFETIME_DAYS,
    isPersonal: true,
  },
  contactDraft: { ...local('harmattan.contact-draft'), ...draft },
  portStates: local('harmattan.port-states'),
  gateChecklist: local('harmattan.gate-checklist'),
  /** It may hold the visitor's own words, and would go into the next person's request. */
  enquiryList: { ...local('harmattan.enquiry'), isPersonal: true },
  /** Somebody else's code, and what that person earns by it: it says nothing of the visitor. */
  referralCode: { ...local('harmattan.referral'), lifetimeDays: REFERRAL_LIFETIME_DAYS },
  /** Random, made without an account, and perhaps passed on already: once deleted it could not be made again. */
  referralOwn: local('harmattan.referral-own'),
  /** The names of the service worker's caches begin with it. */
  keptPages: { key: 'harmattan.kept', store: 'cacheStorage' },
  /** Written by React Router when a page is left. */
  scrollPositions: { key: 'harmattan.scroll-positions', store: 'sessionStorage' },
  chunkReload,
} as const satisfies Record<string, StorageKey>;

/** What logging out deletes, besides the session's own three. */
export const personalEntries = Object.values<StorageKey>(storageKeys).filter(({ isPersonal }) => isPersonal);
