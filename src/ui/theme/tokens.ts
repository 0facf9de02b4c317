/** The 4 px grid: `space(4)` is 16 px, in rem so that it grows with the visitor's text size. */
export const space = (steps: number): string => `${String(steps / 4)}rem`;

/** Media queries, mobile first. Widths in em, so that zoomed text gets the narrow layout. */
export const from = {
  /** 640 px: a large phone on its side, a small tablet. */
  sm: '@media (min-width: 40em)',
  /** 960 px: a tablet on its side, a small laptop. */
  md: '@media (min-width: 60em)',
  /** 1200 px: the full frame. */
  lg: '@media (min-width: 75em)',
} as const;

/**
 * A phone whose visitor has the browser write larger: an em is more there, so the window has fewer than the 20 that the
 * narrowest one has.
 */
export const writtenLarge = '@media (max-width: 19.9em)';

/** The same at twice the size, or on the narrowest phone, where hardly a long word has room on its line. */
export const largeTextQuery = '@media (max-width: 14em)';

/** Where the window has the bar at its foot: a phone held upright. `--foot-bar` in global.css is its height. */
export const whereFootBar = '@media (max-width: 47.99em) and (min-height: 30em)';
/** While somebody types or chooses, what sticks to the window makes room for the keyboard. */
export const whileTyping = ':root:has(:is(input, select, textarea):focus)';

/** What only paper gets, and what paper is spared. */
export const onPaper = '@media print';
/** Hover effects only where a pointer hovers. */
export const onHover = '@media (hover: hover)';
/** Motion only for those who have not asked for less. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)';
