import sharp from 'sharp';
import { strips as published } from '../../src/content/pictures/strips';
import { writeCode } from './module';
import { colorOf, writeFiles } from './publish';
import type { PictureFile } from './publish';
import { stripWidth } from './strips';
import type { Strip } from './strips';
import { withSky } from './voyageSky';

const QUALITIES = [62, 58, 54, 50, 46, 42, 38, 34];
const WEBP_MORE = 16;

/** All strips' files, with those that this run has written so far. */
const written: Record<string, object> = { ...published };

/** Draws the sky, cuts the pictures from their strip, and writes the module. @returns lines for the terminal */
export async function publishStrip(strip: Strip, render: string): Promise<string> {
  const { width, height, bytes } = strip;
  const { lines, files } = await cutStrip(strip, render);
  written[strip.name] = { width, height, widths: Object.keys(bytes).map(Number), files };
  await writeCode('src/content/pictures/strips.ts', moduleText());
  return lines.join('\n');
}

async function cutStrip(strip: Strip, render: string) {
  const { name, ids, width: frameWidth, height } = strip;
  const whole = await withSky(render, { width: stripWidth(strip), height });
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
    lines.push(`${name}-*: AVIF quality ${String(quality)} at ${key} px`);
  }
  const entries: Record<string, object> = {};
  for (const [index, id] of ids.entries()) {
    const version = await writeFiles(`${name}-${id}`, files[index] ?? []);
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

const moduleText = () => `import type { PictureFiles } from '../../lib/picture';

// Written by \`npm run pictures\`. Do not edit.

type Files = Readonly<Record<string, Pick<PictureFiles, 'version' | 'color'>>>;

export const strips = ${JSON.stringify(written)} as const;

/** A picture cut from a strip: side by side, they show one sea or road. Without \`alt\` if the text beside it says the same. */
export function stripPicture(strip: keyof typeof strips, id: string, alt = ''): PictureFiles {
  const { files, ...size } = strips[strip];
  const versions: Files = files;
  return { name: \`\${strip}-\${id}\`, version: '', color: 'none', ...versions[id], ...size, alt };
}
`;
