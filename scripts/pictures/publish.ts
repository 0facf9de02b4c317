import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PHONE_PICTURE_BYTES, PHONE_WIDTH } from '../bench/budgets';
import { writeModule } from './module';
import type { Scene } from './scenes';
import { versionOf } from './version';

/** Phone-size files must fit a byte budget, since they are part of most visits' first paint. */
const PHONE_WIDTHS = [480, PHONE_WIDTH];
const LARGE_WIDTHS = [1200, 1600];
const FILES = 'public/pictures';
const LARGE_QUALITY = 62;
/** AVIF qualities, from the best to the lowest that still looks good at a device pixel ratio of 2. */
const PHONE_QUALITIES = [62, 58, 54, 50, 46, 42, 38, 34, 30];

export interface PictureFile {
  /** The end of the file name, after name and version. */
  readonly suffix: string;
  readonly content: Buffer;
}

/**
 * Writes a picture as AVIF and WebP in all widths, in the best quality within its byte budget, and the module that pages
 * import.
 * @returns a line for the terminal
 */
export async function publish(scene: Scene, render: string): Promise<string> {
  const { quality, ...files } = await publishFiles(scene.name, scene.alt, render);
  await writeModule({ ...files, caption: scene.caption, stage: scene.stage });
  return `${scene.name}: AVIF quality ${String(quality)} at ${String(PHONE_WIDTH)} px`;
}

/** Writes another crop of a picture, whose texts are the picture's. @returns a line for the terminal */
export async function publishCrop(name: string, of: Scene, render: string): Promise<string> {
  const { quality, ...files } = await publishFiles(name, of.alt, render);
  await writeModule(files);
  return `${name}: AVIF quality ${String(quality)} at ${String(PHONE_WIDTH)} px`;
}

async function publishFiles(name: string, alt: string, render: string) {
  const resized = (width: number) => sharp(render).resize(width);
  const phone = (width: number, quality: number) =>
    resized(width).avif({ quality, effort: 9, chromaSubsampling: '4:2:0' });
  const phoneQuality = await bestQuality(
    async (quality) => (await phone(PHONE_WIDTH, quality).toBuffer()).length,
  );

  const { width: fullWidth, height: fullHeight } = await sharp(render).metadata();
  const widths = [...PHONE_WIDTHS, ...LARGE_WIDTHS].filter((width) => width <= fullWidth);
  const files: PictureFile[] = [];
  for (const width of widths) {
    const isLarge = width > PHONE_WIDTH;
    const quality = isLarge ? LARGE_QUALITY : phoneQuality;
    const avif = isLarge ? resized(width).avif({ quality, effort: 6 }) : phone(width, quality);
    const webp = resized(width).webp({ quality: Math.min(80, quality + 18), effort: 5 });
    files.push({ suffix: `-${String(width)}.avif`, content: await avif.toBuffer() });
    files.push({ suffix: `-${String(width)}.webp`, content: await webp.toBuffer() });
  }
  const version = await writeFiles(name, files);
  const width = widths.at(-1) ?? fullWidth;
  const height = Math.round((width * fullHeight) / fullWidth);
  return { name, version, width, height, widths, color: await colorOf(render), alt, quality: phoneQuality };
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

/** The best quality within the byte budget, or the lowest one. Halves the range, because each try takes seconds. */
async function bestQuality(bytesAt: (quality: number) => Promise<number>): Promise<number> {
  let [best, worst] = [0, PHONE_QUALITIES.length - 1];
  while (best < worst) {
    const middle = Math.floor((best + worst) / 2);
    if ((await bytesAt(PHONE_QUALITIES[middle] ?? LARGE_QUALITY)) <= PHONE_PICTURE_BYTES) worst = middle;
    else best = middle + 1;
  }
  return PHONE_QUALITIES[worst] ?? LARGE_QUALITY;
}
