import sharp from 'sharp';
import { carrierKinds } from '../../src/content/ports/carrierKinds';
import { PHONE_PICTURE_BYTES } from '../bench/budgets';
import { writeCode } from './module';
import { colorOf, writeFiles } from './publish';
import type { PictureFile } from './publish';
import { withSky } from './voyageSky';

/** In pixels, the size of the largest files. The aspect ratio must match `scenes/vessels.py`, whose order is the page's. */
const FRAME = { width: 640, height: 512 };
export const VESSELS_WIDTH = FRAME.width * carrierKinds.length;
const WIDTHS = [480, 640];
const QUALITIES = [62, 58, 54, 50, 46, 42, 38, 34];
const WEBP_MORE = 16;

/** Draws the sky, cuts the carriers' pictures from one strip, and writes the module. @returns lines for the terminal */
export async function publishVessels(strip: string): Promise<string> {
  const whole = await withSky(strip, { width: VESSELS_WIDTH, height: FRAME.height });
  const frames = await Promise.all(
    carrierKinds.map((_, index) =>
      sharp(whole)
        .extract({ left: index * FRAME.width, top: 0, ...FRAME })
        .png()
        .toBuffer(),
    ),
  );
  const files: PictureFile[][] = frames.map(() => []);
  const lines: string[] = [];
  for (const width of WIDTHS) {
    const { quality, avifs } = await encode(frames, width);
    for (const [index, frame] of frames.entries()) {
      const webp = sharp(frame)
        .resize(width)
        .webp({ quality: quality + WEBP_MORE, effort: 5 });
      files[index]?.push(
        { suffix: `-${String(width)}.avif`, content: avifs[index] ?? frame },
        { suffix: `-${String(width)}.webp`, content: await webp.toBuffer() },
      );
    }
    lines.push(`vessels: AVIF quality ${String(quality)} at ${String(width)} px`);
  }
  const entries: Record<string, object> = {};
  for (const [index, { id }] of carrierKinds.entries()) {
    const version = await writeFiles(`vessel-${id}`, files[index] ?? []);
    entries[id] = { version, color: await colorOf(frames[index] ?? whole) };
  }
  await writeCode('src/content/pictures/vessels.ts', moduleText(entries));
  return lines.join('\n');
}

/** Encodes all frames in the same quality, so that their joins don't show: the best in which each is small enough for a phone. */
async function encode(frames: readonly Buffer[], width: number) {
  for (const quality of QUALITIES) {
    const avifs = await Promise.all(
      frames.map((frame) =>
        sharp(frame).resize(width).avif({ quality, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer(),
      ),
    );
    if (avifs.every(({ length }) => length <= PHONE_PICTURE_BYTES)) return { quality, avifs };
  }
  throw new Error(`No quality gets every vessel below ${String(PHONE_PICTURE_BYTES)} bytes.`);
}

const moduleText = (files: object) => `import type { PictureFiles } from '../../lib/picture';

// Written by \`npm run pictures vessels\`. Do not edit.

const files: Readonly<Record<string, Pick<PictureFiles, 'version' | 'color'>>> = ${JSON.stringify(files)};

/** The picture of a kind of carrier: side by side, they are one sea. Its name stands below it. */
export const vesselPicture = (id: string): PictureFiles => ({
  name: \`vessel-\${id}\`,
  version: '',
  color: 'none',
  ...files[id],
  width: ${String(FRAME.width)},
  height: ${String(FRAME.height)},
  widths: ${JSON.stringify(WIDTHS)},
  alt: '',
});
`;
