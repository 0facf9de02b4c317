import { chunkReload } from './starterKeys';

/** Something that the site writes on a visitor's device. */
export interface StorageKey {
  readonly key: string;
  readonly store: 'localStorage' | 'sessionStorage' | 'cacheStorage';
  /** Deleted this many days after it was last written. The session and the worker's pages have rules of their own. */
  readonly lifetimeDays?: number;
  /** Logging out deletes it: it tells what somebody asked for, looked up or owns, or who they are. */
  readonly isPersonal?: true;
  /** Earlier builds stored the bare string, not JSON. */
  readonly wasPlainText?: true;
}

const draft = { lifetimeDays: 30, isPersonal: true } as const;

const local = <K extends string>(key: K) => ({ key, store: 'localStorage' }) as const;
/** What a visitor put into a tool. */
const toolInput = <K extends string>(key: K) => ({ ...local(key), lifetimeDays: 90 }) as const;

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
  vinCheck: { ...toolInput('harmattan.vin-check'), isPersonal: true },
  methodChooser: toolInput('harmattan.method-chooser'),
  containerFit: toolInput('harmattan.container-fit'),
  documentsChecklist: toolInput('harmattan.documents'),
  winDay: toolInput('harmattan.win-day'),
  exportPlan: toolInput('harmattan.export-plan'),
  portDays: toolInput('harmattan.port-days'),
  priceAnatomy: toolInput('harmattan.price'),
  transit: toolInput('harmattan.transit'),
  voyageCar: toolInput('harmattan.car'),
  ageCheck: toolInput('harmattan.age-check'),
  trackedReferences: { ...local('harmattan.tracked'), lifetimeDays: 90, isPersonal: true },
  trackingEmail: { ...local('harmattan.tracking-email'), lifetimeDays: 90, isPersonal: true },
  fleet: { ...local('harmattan.fleet'), lifetimeDays: 90, isPersonal: true },
  contactDraft: { ...local('harmattan.contact-draft'), ...draft },
  portStates: { ...local('harmattan.port-states'), lifetimeDays: 1 },
  gateChecklist: toolInput('harmattan.gate-checklist'),
  preparation: toolInput('harmattan.preparation'),
  /** It may hold the visitor's own words, and would go into the next person's request. */
  enquiryList: { ...local('harmattan.enquiry'), ...draft },
  /** Somebody else's code, and what that person earns by it: it says nothing of the visitor. */
  referralCode: { ...local('harmattan.referral'), lifetimeDays: 30 },
  /** Random and perhaps passed on already: it cannot be made again, so each visit of the referral page renews it. */
  referralOwn: { ...local('harmattan.referral-own'), lifetimeDays: 365, wasPlainText: true },
  /** The names of the service worker's caches begin with it. */
  keptPages: { key: 'harmattan.kept', store: 'cacheStorage' },
  /** Written by React Router when a page is left. */
  scrollPositions: { key: 'harmattan.scroll-positions', store: 'sessionStorage' },
  chunkReload,
} as const satisfies Record<string, StorageKey>;

/** What logging out deletes, besides the session's own three. */
export const personalEntries = Object.values<StorageKey>(storageKeys).filter(({ isPersonal }) => isPersonal);

/** What is deleted when its lifetime ends, whether or not a page still reads it. */
export const expiringEntries = Object.values<StorageKey>(storageKeys).filter(
  (entry): entry is StorageKey & { readonly lifetimeDays: number } => entry.lifetimeDays !== undefined,
);
