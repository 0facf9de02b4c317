/**
 * A slot as wide as a phone's page, and a part of a wide one. On a phone nobody tells three device pixels from two: it
 * asks as if its slot were smaller, so that any phone of 360 to 440 px takes the file of 720 px, also with a browser
 * that rounds down from the middle between two files.
 */
const PHONE = [
  ['3.25dppx', '45vw'],
  ['2.5dppx', '54.5vw'],
  ['1.5dppx', '86vw'],
] as const;

/**
 * @param wide the slot's width from 60em on, as in the `sizes` of HTML
 * @param medium that from 40em on, if it is not the page's
 */
export const pageWide = (wide: string, medium = '100vw'): string =>
  [
    `(min-width: 60em) ${wide}`,
    ...(medium === '100vw' ? [] : [`(min-width: 40em) ${medium}`]),
    ...PHONE.map(([density, slot]) => `(max-width: 30em) and (min-resolution: ${density}) ${slot}`),
    '100vw',
  ].join(', ');
