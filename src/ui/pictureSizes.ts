/**
 * A slot as wide as a phone's page, and a part of a wide one. On a phone nobody tells three device pixels from two: it
 * asks as if its slot were smaller, and so takes the file for two.
 *
 * @param wide the slot's width from 60em on, as in the `sizes` of HTML
 */
export const pageWide = (wide: string): string =>
  `(min-width: 60em) ${wide}, (max-width: 40em) and (min-resolution: 2.25dppx) 70vw, 100vw`;
