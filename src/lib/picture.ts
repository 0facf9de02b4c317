/** A picture's files, as written by `npm run pictures`. */
export interface PictureFiles {
  readonly name: string;
  /** Hash of the content, so that files can be cached forever. */
  readonly version: string;
  /** Size of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Widths of the available files, ascending. */
  readonly widths: readonly number[];
  /** Average color, shown until the picture loads. */
  readonly color: string;
  readonly alt: string;
}

/** A picture that can also be shown on its own, in the gallery. */
export interface Picture extends PictureFiles {
  /** One sentence that explains something about the stage. */
  readonly caption: string;
  readonly stage: PictureStage;
}

/** The journey's stages, and the company's own pictures. */
export type PictureStage = 'buy' | 'inspect' | 'collect' | 'ship' | 'clear' | 'deliver' | 'company';

/** URL of one of a picture's files. */
export function pictureUrl(picture: PictureFiles, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${picture.name}.${picture.version}-${String(width)}.${format}`;
}

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
