/** What a first visit may cost. Bytes are exact, so `npm run check` holds them; times are only printed. */
export const byteBudgets = {
  /** Brotli, of the code that a page needs to come alive; the home page is held to less. */
  js: 178_000,
  homeJs: 168_000,
  /** Brotli, critical styles included; the home page is held to less. */
  html: 20_000,
  homeHtml: 16_000,
  fonts: 40_000,
} as const;

/** The width of file that a slot of 360 CSS px takes at two device pixels. */
export const PHONE_WIDTH = 720;

/**
 * A picture's AVIF at {@link PHONE_WIDTH}. A server may send ten segments of 1,460 bytes before the first answer comes
 * back (RFC 6928): with its headers, a picture of this size takes one round trip, and a larger one two.
 */
export const PHONE_PICTURE_BYTES = 13_900;

/** Pictures of a first visit before any scrolling, on the wire. */
export const PICTURES_BYTES = 60_000;

/** Elements of a page at its first paint. */
export const MAX_ELEMENTS = 900;

/** Milliseconds to the next paint after a press, and to another page whose code is there; with the processor so much slower. */
export const interactionBudgets = {
  press: { budget: 150, slowdown: 6 },
  route: { budget: 250, slowdown: 4 },
} as const;

export const timeBudgets = {
  'slow 4G': { lcpToLimit: 1.05, lcpMs: 1000, tbtMs: 100 },
  'slow 3G': { lcpToLimit: 1.15, lcpMs: Infinity, tbtMs: Infinity },
} as const;

/**
 * Milliseconds to the largest paint of a page that was visited before, on slow 4G, the round trip for its HTML included;
 * and no request but for that and data.
 */
export const repeatBudget = { lcpMs: 450, requests: 0 } as const;
