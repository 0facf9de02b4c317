/** The 4 px grid: `space(4)` is 16 px. In rem, so that it scales with the visitor's text size. */
export const space = (steps: number): string => `${String(steps / 4)}rem`;

/** Mobile-first media queries. In em, so that large text gets the narrow layout. */
export const from = {
  /** 640 px: large phones in landscape, small tablets. */
  sm: '@media (min-width: 40em)',
  /** 768 px: tablets. */
  tablet: '@media (min-width: 48em)',
  /** 960 px: tablets in landscape, small laptops. */
  md: '@media (min-width: 60em)',
  /** 1200 px: the full layout. */
  lg: '@media (min-width: 75em)',
} as const;

/** Windows narrower than those of `from`, for what only small ones need. */
export const below = {
  /** Phones. Never paper, however narrow, so that nothing is folded there. */
  sm: '@media screen and (max-width: 39.99em)',
  /** Phones and small tablets. Not paper, which is a little wider on A4. */
  tablet: '@media screen and (max-width: 47.99em)',
  /** Phones and tablets. */
  md: '@media (max-width: 59.99em)',
} as const;

/** Tablets in portrait. Not paper. */
export const onTablets = '@media screen and (min-width: 40em) and (max-width: 59.99em)';

/** Phones, unless their text is enlarged. Not paper. */
export const onPhones = '@media screen and (min-width: 20em) and (max-width: 39.99em)';

/** Phones with a larger text size, where the window has fewer em than the 20 of the narrowest phone. */
export const onLargeText = '@media (max-width: 19.9em)';

/** Phones with text at twice the size, where long words hardly fit on a line. */
export const onVeryLargeText = '@media (max-width: 14em)';

/** Where the bar at the bottom is shown: phones in portrait. `--foot-bar` in global.css is its height. */
export const whereFootBar = '@media (max-width: 47.99em) and (min-height: 30em)';
/** While a field has focus, sticky elements make room for the keyboard. */
export const whileTyping = ':root:has(:is(input, select, textarea):focus)';

/** A grid of one column, which a long word doesn't widen. */
export const oneColumn = 'display:grid;grid-template-columns:minmax(0,1fr);';

/** Centers the content in its box. */
export const centered = 'display:grid;place-items:center;';

/** Secondary text, such as a date below a name. */
export const quietText = 'font-size:var(--t-sm);color:var(--ink-soft);';

/** The label of a column or a value. */
export const smallCaps = 'font-size:var(--t-xs);letter-spacing:0.07em;text-transform:uppercase;';

/** A link that its context makes obvious. */
export const plainLink = 'color:inherit;text-decoration:none;';

/** A link or button in a row of text: tall enough for a finger, with its words in the middle. */
export const touchRow = 'display:inline-flex;align-items:center;min-height:var(--touch);';
/** A link among words, with `steps` of the grid above and below it for a finger. */
export const tapTarget = (steps: number) => `display:inline-block;padding-block:${space(steps)};`;
export const atBothEnds = 'display:flex;align-items:center;justify-content:space-between;';
/** A white box with a line around it, such as a field. */
export const whiteBox =
  'border:1px solid var(--line-strong);border-radius:var(--radius);background:var(--white);color:var(--ink);';
/** The sea in drawings seen from above, and hatched as in a chart. */
export const seaGround = '#d5e5e6';
export const hatchedSea = `repeating-linear-gradient(-45deg, transparent 0 0.5rem, rgb(31 111 128 / 40%) 0.5rem calc(0.5rem + 1.5px)), ${seaGround}`;
/** A check mark for what counts or is done, a cross for what doesn't: in the padding of a positioned line. */
export const checkMark =
  "content:'✓';position:absolute;font-size:1.25rem;font-weight:800;line-height:1.2;color:var(--palm);";
export const crossMark =
  "content:'×';position:absolute;font-size:1.75rem;font-weight:800;line-height:0.9;color:var(--brick);";
/** The headings' typeface, for what isn't a heading. */
export const headingFont = 'font-family:var(--font-heading);font-weight:780;';
/** Content for screen readers only. */
export const visuallyHidden =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;';
/** A `<summary>` without the browser's triangle. */
export const plainSummary = 'list-style:none;&::-webkit-details-marker{display:none}';

export const onPaper = '@media print';
/** Hidden on paper. */
export const screenOnly = '@media print{display:none}';
/** Prints its background, which conveys a state. Browsers print none by default. */
export const printedFill = '-webkit-print-color-adjust:exact;print-color-adjust:exact;';
/**
 * With scripts: src/start/beforePaint.ts marks the document before it's painted. The mark is missing without scripts, and
 * where the browser is too old for the site's. `@media (scripting)` is younger than many phones.
 */
export const withScripts = ':root[data-scripts] &';
export const withoutScripts = ':root:not([data-scripts]) &';
/** Hidden without scripts, such as a control that needs them. */
export const scriptsOnly = `${withoutScripts}{display:none}`;
/** Hidden with scripts, such as a substitute for such a control. */
export const noScriptsOnly = `${withScripts}{display:none}`;
/**
 * For a grid item across columns of which one is `auto` and another flexible. Chrome 80 would otherwise widen the `auto`
 * column for it, and leave nothing to the other.
 */
export const acrossColumns = 'width:0;min-width:100%;';
const lightLines = `
  --line: var(--line-on-light);
  --line-strong: var(--line-strong-on-light);
  --ink-soft: var(--ink-soft-on-light);
`;
/** Dark text on a light panel, in a dark section. */
export const onLight = `
  color: var(--ink);
  --focus: var(--focus-on-light);
  ${lightLines}
`;
/** The same on white. */
export const onWhite = `background: var(--white);${onLight}`;
/** Light text on a dark background, and dark text on paper, where backgrounds aren't printed. */
export const onInk = `
  background: var(--ink);
  color: var(--paper);
  --focus: var(--focus-on-dark);
  --line: var(--line-on-dark);
  --line-strong: var(--line-strong-on-dark);
  --ink-soft: var(--ink-soft-on-dark);
  a:not([data-button]) {
    color: inherit;
  }
  ${onPaper} {
    background: none;
    color: var(--ink);
    ${lightLines}
  }
`;
/** Hover styles only for devices that can hover. */
export const onHover = '@media (hover: hover)';
/** Animations only for visitors who haven't asked for reduced motion. */
export const withMotion = '@media (prefers-reduced-motion: no-preference)';
