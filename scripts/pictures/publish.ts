import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PHONE_PICTURE_BYTES, PHONE_WIDTH } from '../bench/budgets';
import { writePicture } from './module';
import type { Crop, Scene } from './scenes';
import { versionOf } from './version';

/** Phone-size files must fit a byte budget, since they are part of most visits' first paint. */
const PHONE_WIDTHS = [480, PHONE_WIDTH];
const LARGE_WIDTHS = [1200, 1600];
const FILES = 'public/pictures';
const LARGE_QUALITY = 62;
/** AVIF qualities, from the best to the lowest that still looks good at a device pixel ratio of 2. */
const QUALITIES = [62, 58, 54, 50, 46, 42, 38, 34, 30];

export interface PictureFile {
  /** The end of the file name, after name and version. */
  readonly suffix: string;
  readonly content: Buffer;
}

/** An AVIF's width and quality. A WebP goes with it. */
interface Size {
  readonly width: number;
  readonly quality: number;
}

/**
 * Writes a picture as AVIF and WebP in all widths, in the best quality within its byte budget, and its entry in the
 * module that pages import.
 * @returns a line for the terminal
 */
export async function publish(scene: Scene, render: string): Promise<string> {
  const sizes = await usualSizes(render);
  await writePicture(scene.name, await publishFiles(scene.name, render, sizes));
  return lineOf(scene.name, sizes);
}

/** Writes another crop of a picture. @returns a line for the terminal */
export async function publishCrop(crop: Crop, render: string): Promise<string> {
  const sizes = crop.bytes ? await sizesWithin(crop.bytes, render) : await usualSizes(render);
  await writePicture(crop.name, await publishFiles(crop.name, render, sizes));
  return lineOf(crop.name, sizes);
}

const lineOf = (name: string, sizes: readonly Size[]) =>
  `${name}: ${sizes.map(({ width, quality }) => `AVIF quality ${String(quality)} at ${String(width)} px`).join(', ')}`;

/** Only a phone's files have a byte budget: they share the quality that it allows for the larger one. */
async function usualSizes(render: string): Promise<Size[]> {
  const { width: fullWidth } = await sharp(render).metadata();
  const quality = await bestQuality(render, PHONE_WIDTH, PHONE_PICTURE_BYTES);
  return [
    ...PHONE_WIDTHS.map((width) => ({ width, quality })),
    ...LARGE_WIDTHS.map((width) => ({ width, quality: LARGE_QUALITY })),
  ].filter(({ width }) => width <= fullWidth);
}

async function sizesWithin(budgets: Readonly<Record<number, number>>, render: string): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const [key, bytes] of Object.entries(budgets)) {
    const width = Number(key);
    sizes.push({ width, quality: await bestQuality(render, width, bytes) });
  }
  return sizes;
}

const avifOf = (render: string, { width, quality }: Size) =>
  sharp(render)
    .resize(width)
    .avif(width > PHONE_WIDTH ? { quality, effort: 6 } : { quality, effort: 9, chromaSubsampling: '4:2:0' })
    .toBuffer();

async function publishFiles(name: string, render: string, sizes: readonly Size[]) {
  const files: PictureFile[] = [];
  for (const size of sizes) {
    const { width, quality } = size;
    const webp = sharp(render)
      .resize(width)
      .webp({ quality: Math.min(80, quality + 18), effort: 5 });
    files.push({ suffix: `-${String(width)}.avif`, content: await avifOf(render, size) });
    files.push({ suffix: `-${String(width)}.webp`, content: await webp.toBuffer() });
  }
  const version = await writeFiles(name, files);
  const { width: fullWidth, height: fullHeight } = await sharp(render).metadata();
  const widths = sizes.map((size) => size.width);
  const width = widths.at(-1) ?? fullWidth;
  const height = Math.round((width * fullHeight) / fullWidth);
  return { version, width, height, widths, color: await colorOf(render) };
}

/** Replaces a picture's files. @returns its new version */
export async function writeFiles(name: string, files: readonly PictureFile[]): Promise<string> {
  const version = versionOf(files.map(({ content }) => content));
  await mkdir(FILES, { recursive: true });
  for (const file of await readdir(FILES)) if (file.startsWith(`${name}.`)) await rm(`${FILES}/${file}`);
  for (const { suffix, content } of files) await writeFile(`${FILES}/${name}.${version}${suffix}`, content);
  return version;
}

/** The placeholder color while a picture loads. */
export async function colorOf(image: string | Buffer): Promise<string> {
  const { dominant } = await sharp(image).resize(64).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return `#${hex}`;
}

/** The best quality within a byte budget, or the lowest one. Halves the range, because each try takes seconds. */
async function bestQuality(render: string, width: number, bytes: number): Promise<number> {
  let [best, worst] = [0, QUALITIES.length - 1];
  while (best < worst) {
    const middle = Math.floor((best + worst) / 2);
    const quality = QUALITIES[middle] ?? LARGE_QUALITY;
    if ((await avifOf(render, { width, quality })).length <= bytes) worst = middle;
    else best = middle + 1;
  }
  return QUALITIES[worst] ?? LARGE_QUALITY;
}
