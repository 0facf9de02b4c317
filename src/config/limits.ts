/**
 * Constants from the product specification, with their sections, and our own. Times are in milliseconds
 * unless the name says otherwise.
 */

/** §7, §9: timeout of a request. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** §7, §9: how long fetched data is fresh. */
export const DATA_FRESH_MS = 300_000;
/** §9: how long unused data stays in the cache. */
export const CACHE_GC_MS = 300_000;
/** §7, §9: retries of a failed query. */
export const QUERY_RETRIES = 1;
/** §7, §9: timeout for loading a page's chunk. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** §4, §9: the pop-up opens this long after arrival on the home page. */
export const POPUP_OPEN_DELAY_MS = 3_000;
/** §4, §9: exit intent is armed after this long. */
export const EXIT_INTENT_ARM_MS = 2_000;
/** §4: time from arming to the pop-up opening without exit intent. */
export const EXIT_INTENT_FALLBACK_MS = POPUP_OPEN_DELAY_MS - EXIT_INTENT_ARM_MS;
/** §4, §9: distance from the top edge, in CSS pixels, within which a leaving pointer counts as exit intent. */
export const EXIT_INTENT_EDGE_PX = 20;
/** §4, §9: the pop-up closes after this many seconds. */
export const POPUP_COUNTDOWN_S = 60;
/** §2, §9: scroll distance in CSS pixels after which the scroll-to-top button appears. */
export const SCROLL_TOP_THRESHOLD_PX = 300;
/** §2, §9: how long a toast is shown. */
export const TOAST_DURATION_MS = 5_000;
/** §2, §9: the referral reward, as displayed. */
export const REFERRAL_REWARD = '$50-$100';

/** Ours: maximum number of milestones shown and ports fetched. The page says so if there are more. */
export const MILESTONES_MAX = 200;
export const PORTS_MAX = 200;
/** Ours: maximum characters of a message or of notes. Longer text is never cut: the form says so while typing. */
export const LONG_TEXT_MAX = 20_000;
/** Ours: if the network doesn't respond within this time, the saved page is shown. */
export const SLOW_PAGE_MS = 2_500;
/** Ours: a sent form's receipt and contact details are deleted from the device after this many days. */
export const RECEIPT_LIFETIME_DAYS = 7;
/** Ours: a quote request set aside for another one can be taken back for this long. */
export const SET_ASIDE_HOURS = 1;
/** Ours: delay between two requests of the tracking board, so that a long list isn't rate limited. */
export const FLEET_PAUSE_MS = 300;
/** Ours: wait after a 429 that doesn't say how long. */
export const UNNAMED_WAIT_S = 30;

/** No clock of a visitor can be right before the site existed, in milliseconds since the epoch. */
export const FIRST_RELEASE_MS = Date.UTC(2026, 10, 1);
