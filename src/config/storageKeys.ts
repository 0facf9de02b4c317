import { SET_ASIDE_HOURS } from './limits';
import { chunkReload } from './starterKeys';

/** An item the site stores on the visitor's device. */
export interface StorageKey {
  readonly key: string;
  readonly store: 'localStorage' | 'sessionStorage' | 'cacheStorage';
  /** Deleted this many days after the last write. The session and the service worker's pages follow their own rules. */
  readonly lifetimeDays?: number;
  /** Deleted on logout: it identifies the visitor or says what they requested, tracked or own. */
  readonly isPersonal?: true;
}

/** The key of an item of `src/device`. */
export type DeviceKey = Pick<StorageKey, 'key' | 'lifetimeDays'> & {
  readonly store: 'localStorage' | 'sessionStorage';
};

const draft = { lifetimeDays: 30, isPersonal: true } as const;

const local = <K extends string>(key: K) => ({ key, store: 'localStorage' }) as const;
const toolInput = <K extends string>(key: K) => ({ ...local(key), lifetimeDays: 90 }) as const;

/**
 * Registry of everything the site stores on the device. The purpose of each key is in
 * `content/legal/storedItems.ts`, which the cookie page lists.
 */
export const storageKeys = {
  accessToken: local('access_token'),
  refreshToken: local('refresh_token'),
  user: local('user'),
  quoteDraft: { ...local('harmattan.quote-draft'), ...draft },
  /** Unsent requests, set aside when the visitor started another one. */
  quotesAside: {
    ...local('harmattan.quotes-aside'),
    lifetimeDays: SET_ASIDE_HOURS / 24,
    isPersonal: true,
  },
  /** Personal, because a VIN identifies a car and its owner. */
  vinCheck: { ...toolInput('harmattan.vin-check'), isPersonal: true },
  containerFit: toolInput('harmattan.container-fit'),
  documentsChecklist: toolInput('harmattan.documents'),
  paymentDeadline: toolInput('harmattan.win-day'),
  exportPlan: toolInput('harmattan.export-plan'),
  portDays: toolInput('harmattan.port-days'),
  /** Personal, because it says what the visitor pays. */
  price: { ...toolInput('harmattan.price'), isPersonal: true },
  /** Personal, because it says what the visitor is charged, and for which car. */
  assessment: { ...toolInput('harmattan.assessment'), isPersonal: true },
  transit: toolInput('harmattan.transit'),
  /** Personal, because the body style is that of the car in the visitor's request. */
  car: { ...toolInput('harmattan.car'), isPersonal: true },
  ageCheck: { ...toolInput('harmattan.age-check'), isPersonal: true },
  trackedReferences: { ...local('harmattan.tracked'), lifetimeDays: 90, isPersonal: true },
  trackingEmail: { ...local('harmattan.tracking-email'), lifetimeDays: 90, isPersonal: true },
  /** The e-mail address of each reference looked up during the visit, so that a reload shows its result again. */
  lookups: { key: 'harmattan.lookups', store: 'sessionStorage', isPersonal: true },
  fleet: { ...local('harmattan.fleet'), lifetimeDays: 90, isPersonal: true },
  doneDeadlines: { ...local('harmattan.done-deadlines'), lifetimeDays: 90, isPersonal: true },
  contactDraft: { ...local('harmattan.contact-draft'), ...draft },
  portStates: { ...local('harmattan.port-states'), lifetimeDays: 1 },
  gateChecklist: toolInput('harmattan.gate-checklist'),
  preparation: toolInput('harmattan.preparation'),
  /** Personal: it may contain the visitor's own words, and would be sent with the next user's request. */
  enquiryList: { ...local('harmattan.enquiry'), ...draft },
  /** Not personal: the code is that of the person who shared the link. */
  referralCode: { ...local('harmattan.referral'), lifetimeDays: 30 },
  /**
   * Personal: the next user of the device would share it as theirs. Can't be recreated once lost and may have been
   * shared already, so each visit to the referral page renews it.
   */
  referralOwn: { ...local('harmattan.referral-own'), lifetimeDays: 365, isPersonal: true },
  /** Prefix of the service worker's cache names. */
  savedPages: { key: 'harmattan.kept', store: 'cacheStorage' },
  /** Written by React Router when the visitor leaves a page. */
  scrollPositions: { key: 'harmattan.scroll-positions', store: 'sessionStorage' },
  chunkReload,
} as const satisfies Record<string, StorageKey>;

/** The keys of the items of `src/device`. Deleted when their lifetime ends, even if no page reads them. */
export const deviceKeys = Object.values<StorageKey>(storageKeys).filter(
  (entry): entry is StorageKey & DeviceKey => entry.lifetimeDays !== undefined || entry.isPersonal === true,
);

/** Deleted on logout, besides the session. */
export const personalKeys = deviceKeys.filter(({ isPersonal }) => isPersonal).map(({ key }) => key);

/** Deleted on logout in any tab: they belong to one tab. */
export const personalVisitKeys = deviceKeys
  .filter(({ store, isPersonal }) => store === 'sessionStorage' && isPersonal)
  .map(({ key }) => key);
