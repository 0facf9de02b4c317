/**
 * `sizes` for slots as wide as the page on phones. High-density phones request a smaller file, because nobody
 * can see the difference between two and three device pixels: any phone of 360 to 440 px gets the 720 px
 * file, even if its browser rounds down between two files.
 */
const PHONE = [
  ['3.25dppx', '45vw'],
  ['2.5dppx', '54.5vw'],
  ['1.5dppx', '86vw'],
] as const;

/**
 * @param wide the slot's width from 60em up, as in HTML's `sizes`
 * @param medium the slot's width from 40em up, if not the full page's
 */
export const pageWide = (wide: string, medium = '100vw'): string =>
  [
    `(min-width: 60em) ${wide}`,
    ...(medium === '100vw' ? [] : [`(min-width: 40em) ${medium}`]),
    ...PHONE.map(([density, slot]) => `(max-width: 30em) and (min-resolution: ${density}) ${slot}`),
    '100vw',
  ].join(', ');
