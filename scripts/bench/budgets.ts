/** Limits for a first visit. Bytes are exact, so `npm run check` enforces them. Times are only reported. */
export const byteBudgets = {
  /** Brotli, of the code that a page needs to hydrate. The home page has a stricter limit. */
  js: 200_000,
  homeJs: 190_000,
  /** Brotli, including critical styles. The home page has a stricter limit. */
  html: 20_200,
  homeHtml: 18_200,
  /** Inlined in each page. */
  fonts: 22_000,
} as const;

/**
 * What a page may exceed its {@link byteBudgets} by in `npm run check:editing`, which enters a company's own texts on all pages
 * at once. They are longer than the placeholders: by up to 363 bytes of brotli, on `/about`.
 */
export const EDITED_TEXTS_BYTES = 400;

/** The image width that a phone loads: 360 CSS px at a device pixel ratio of 2. */
export const PHONE_WIDTH = 720;

/**
 * A picture's AVIF at {@link PHONE_WIDTH}. A server may send ten segments of 1,460 bytes before the first
 * acknowledgment (RFC 6928), so a picture of this size arrives in one round trip, headers included.
 */
export const PHONE_PICTURE_BYTES = 13_900;

/** All pictures that a first visit loads before any scrolling, as transferred. */
export const PICTURES_BYTES = 62_000;

/** Elements in a page's HTML. */
export const MAX_ELEMENTS = 900;

/** Milliseconds from a press to the next paint, and to another page whose code is loaded, with the CPU slowed down. */
export const interactionBudgets = {
  press: { budget: 150, slowdown: 6 },
  route: { budget: 250, slowdown: 4 },
} as const;

export const timeBudgets = {
  'slow 4G': { lcpToLimit: 1.05, lcpMs: 1000, tbtMs: 100 },
  'slow 3G': { lcpToLimit: 1.15, lcpMs: Infinity, tbtMs: Infinity },
} as const;

/**
 * Milliseconds to the largest contentful paint of a page visited before, on slow 4G, including the round trip for its
 * HTML. It requests nothing but that HTML and data.
 */
export const repeatBudget = { lcpMs: 450, requests: 0 } as const;
