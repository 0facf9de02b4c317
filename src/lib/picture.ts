/** The files of one of the site's own pictures as `npm run pictures` writes them down. */
export interface PictureFiles {
  readonly name: string;
  /** Changes with the picture's content, so that files can be cached for ever. */
  readonly version: string;
  /** Intrinsic size of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Widths at which files exist, ascending. */
  readonly widths: readonly number[];
  /** Average color, for the place before the picture has come. */
  readonly color: string;
  /** What is seen, for those who do not see it. */
  readonly alt: string;
}

/** A picture that can be shown by itself, too. */
export interface Picture extends PictureFiles {
  /** One sentence that teaches something about the stage shown. */
  readonly caption: string;
  readonly stage: PictureStage;
}

/** The stages of the journey, and the company's own pictures. */
export type PictureStage = 'buy' | 'inspect' | 'collect' | 'ship' | 'clear' | 'deliver' | 'company';

/** Address of one file of a picture. */
export function pictureUrl(picture: PictureFiles, width: number, format: 'avif' | 'webp'): string {
  return `/pictures/${picture.name}.${picture.version}-${String(width)}.${format}`;
}
