/** Constants of the product specification, each with its section, and ours. Times are milliseconds unless named otherwise. */

/** §7, §9: a request without an answer is given up after this long. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** §7, §9: data fetched is fresh for five minutes. */
export const DATA_FRESH_MS = 300_000;
/** §9: unused data is dropped from the cache after five minutes. */
export const CACHE_GC_MS = 300_000;
/** §7, §9: a failed query is tried once more. */
export const QUERY_RETRIES = 1;
/** §7, §9: a page chunk that has not come by then counts as failed. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** §4, §9: the pop-up opens this long after arriving on the home page. */
export const POPUP_OPEN_DELAY_MS = 3_000;
/** §4, §9: exit intent is listened for after this long. */
export const EXIT_INTENT_ARM_MS = 2_000;
/** §4: with no exit intent by then, the fallback opens the pop-up: the second between arming and the open delay. */
export const EXIT_INTENT_FALLBACK_MS = POPUP_OPEN_DELAY_MS - EXIT_INTENT_ARM_MS;
/** §4, §9: how near the top edge, in CSS pixels, a leaving pointer counts as exit intent. */
export const EXIT_INTENT_EDGE_PX = 20;
/** §4, §9: the pop-up closes by itself after this many seconds. */
export const POPUP_COUNTDOWN_S = 60;
/** §2, §9: the scroll-to-top button appears after this many CSS pixels. */
export const SCROLL_TOP_THRESHOLD_PX = 300;
/** §2, §9: a toast stays this long. */
export const TOAST_DURATION_MS = 5_000;
/** §2, §9: what a referral earns, as it is shown. */
export const REFERRAL_REWARD = '$50-$100';

/** Ours: of longer lists in an answer the rest is left out, and the visitor is told so. */
export const MILESTONES_MAX = 200;
export const PORTS_MAX = 200;
/** Ours: a page that the network has not answered by then is shown as it was saved, if it was. */
export const SLOW_PAGE_MS = 2_500;
/** Ours: what a form keeps on the device once it is sent, a receipt and how to reach the visitor, goes after this many days. */
export const RECEIPT_LIFETIME_DAYS = 7;
/** Ours: the pause between two lookups of the tracking board, so that thirty cars are no flood. */
export const FLEET_PAUSE_MS = 300;
/** Ours: the wait after a 429 that names none. */
export const UNNAMED_WAIT_S = 30;
