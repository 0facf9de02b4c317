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
