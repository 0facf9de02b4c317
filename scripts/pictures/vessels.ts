import sharp from 'sharp';
import { carrierKinds } from '../../src/content/ports/carrierKinds';
import { ways } from '../../src/content/services/autoShipping';
import { PHONE_PICTURE_BYTES } from '../bench/budgets';
import { writeCode } from './module';
import { colorOf, writeFiles } from './publish';
import type { PictureFile } from './publish';
import { withSky } from './voyageSky';

/** Frames side by side in one render, in the page's order. The aspect ratio must match the scene's. */
interface Strip {
  readonly prefix: string;
  readonly ids: readonly string[];
  /** In pixels, the size of the largest files. */
  readonly width: number;
  readonly height: number;
  /** The most bytes of an AVIF of each width. */
  readonly bytes: Readonly<Record<number, number>>;
}

const vessels: Strip = {
  prefix: 'vessel-',
  ids: carrierKinds.map(({ id }) => id),
  width: 640,
  height: 512,
  bytes: { 480: PHONE_PICTURE_BYTES, 640: PHONE_PICTURE_BYTES },
};
const methods: Strip = {
  prefix: 'way-',
  ids: ways.map(({ id }) => id),
  width: 1056,
  height: 408,
  bytes: { 480: PHONE_PICTURE_BYTES, 1056: 26_000 },
};
const widthOf = ({ width, ids }: Strip) => width * ids.length;
export const VESSELS_WIDTH = widthOf(vessels);
export const WAYS_WIDTH = widthOf(methods);

const QUALITIES = [62, 58, 54, 50, 46, 42, 38, 34];
const WEBP_MORE = 16;

interface Renders {
  readonly carriers: string;
  readonly ways: string;
}

/** Draws the sky, cuts the pictures from their strips, and writes the module. @returns lines for the terminal */
export async function publishVessels(renders: Renders): Promise<string> {
  const carriers = await cutStrip(vessels, renders.carriers);
  const both = await cutStrip(methods, renders.ways);
  await writeCode('src/content/pictures/vessels.ts', moduleText(carriers.files, both.files));
  return [...carriers.lines, ...both.lines].join('\n');
}

async function cutStrip(strip: Strip, render: string) {
  const { prefix, ids, width: frameWidth, height } = strip;
  const whole = await withSky(render, { width: widthOf(strip), height });
  const frames = await Promise.all(
    ids.map((_, index) =>
      sharp(whole)
        .extract({ left: index * frameWidth, top: 0, width: frameWidth, height })
        .png()
        .toBuffer(),
    ),
  );
  const files: PictureFile[][] = frames.map(() => []);
  const lines: string[] = [];
  for (const [key, bytes] of Object.entries(strip.bytes)) {
    const width = Number(key);
    const { quality, avifs } = await encode(frames, width, bytes);
    for (const [index, frame] of frames.entries()) {
      const webp = sharp(frame)
        .resize(width)
        .webp({ quality: quality + WEBP_MORE, effort: 5 });
      files[index]?.push(
        { suffix: `-${key}.avif`, content: avifs[index] ?? frame },
        { suffix: `-${key}.webp`, content: await webp.toBuffer() },
      );
    }
    lines.push(`${prefix}*: AVIF quality ${String(quality)} at ${key} px`);
  }
  const entries: Record<string, object> = {};
  for (const [index, id] of ids.entries()) {
    const version = await writeFiles(prefix + id, files[index] ?? []);
    entries[id] = { version, color: await colorOf(frames[index] ?? whole) };
  }
  return { lines, files: entries };
}

/** Encodes all frames in the same quality, so that their joins don't show: the best in which each is within the budget. */
async function encode(frames: readonly Buffer[], width: number, bytes: number) {
  for (const quality of QUALITIES) {
    const avifs = await Promise.all(
      frames.map((frame) =>
        sharp(frame).resize(width).avif({ quality, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer(),
      ),
    );
    if (avifs.every(({ length }) => length <= bytes)) return { quality, avifs };
  }
  throw new Error(`No quality gets every frame below ${String(bytes)} bytes at ${String(width)} px.`);
}

const sizeText = ({ width, height, bytes }: Strip) =>
  `width: ${String(width)}, height: ${String(height)}, widths: ${JSON.stringify(Object.keys(bytes).map(Number))}`;

const moduleText = (carriers: object, both: object) => `import type { PictureFiles } from '../../lib/picture';

// Written by \`npm run pictures vessels\`. Do not edit.

type Files = Readonly<Record<string, Pick<PictureFiles, 'version' | 'color'>>>;

const vessels: Files = ${JSON.stringify(carriers)};
const ways: Files = ${JSON.stringify(both)};

/** The picture of a kind of carrier: side by side, they are one sea. Its name stands below it. */
export const vesselPicture = (id: string): PictureFiles => ({
  name: \`vessel-\${id}\`,
  version: '',
  color: 'none',
  ...vessels[id],
  ${sizeText(vessels)},
  alt: '',
});

/** RoRo or a container, cut open. */
export const wayPicture = (id: string, alt: string): PictureFiles => ({
  name: \`way-\${id}\`,
  version: '',
  color: 'none',
  ...ways[id],
  ${sizeText(methods)},
  alt,
});
`;
