/** What a first visit may cost. Bytes are exact, so `npm run check:bytes` holds them; times are only printed. */
export const byteBudgets = {
  /** Brotli, of the code that a page needs to come alive; the home page is held to less. */
  js: 160_000,
  homeJs: 150_000,
  /** Brotli, critical styles included; the home page is held to less. */
  html: 20_000,
  homeHtml: 16_000,
  /** The first picture, as a phone of 360 px at two device pixels fetches it. */
  picture: 60_000,
  fonts: 40_000,
} as const;

/** A picture's AVIF at 800 px. */
export const pictureBudgets = { hero: 45_000, other: 30_000 } as const;

/** Elements of a page at its first paint. */
export const MAX_ELEMENTS = 900;

/** Milliseconds to the next paint after a press, and to another page whose code is there; with the processor so much slower. */
export const interactionBudgets = {
  press: { budget: 100, slowdown: 6 },
  route: { budget: 150, slowdown: 4 },
} as const;

export const timeBudgets = {
  'slow 4G': { lcpToLimit: 1.05, lcpMs: 1000, tbtMs: 50 },
  'slow 3G': { lcpToLimit: 1.15, lcpMs: Infinity, tbtMs: Infinity },
} as const;
