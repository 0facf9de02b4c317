import sharp from 'sharp';
import { writeCode } from './module';
import { colorOf, writeFiles } from './publish';
import type { PictureFile } from './publish';
import { voyageAlts, voyageStages } from './voyage';
import { withSky } from './voyageSky';

/** In pixels, the size of the largest files. The aspect ratio must match `scenes/voyage`. */
const TILE = { width: 720, height: 760 };
export const VOYAGE_WIDTH = TILE.width * voyageStages.length;
/** The lane's center line, as a fraction from the top of a tile and from the bottom of a car's frame. */
const LANE_HEIGHT = 1 - (0.15 * TILE.width) / TILE.height;
const CAR_FOOT = 0.72 / 3.4;
/** In meters: both must match the scenes. */
const CAR_WIDTH = 7.2 / 19.2;

/**
 * The byte budget of a tile's AVIF, by width. A browser loads up to five tiles before any sideways scrolling. Together with
 * the car they must stay below 62 kB, so there are no larger files for a device pixel ratio of 3.
 */
const TILE_BYTES = { 320: 8_000, 480: 13_900, 720: 13_900 } as const;
const WIDTHS = [320, 480, 720] as const;

const QUALITIES = [62, 56, 50, 46, 42, 38, 34, 32, 30, 28, 26];

/** Draws the sky, and crops the tiles from the landscape. @returns lines for the terminal */
export async function publishVoyage(land: string): Promise<string> {
  const whole = await withSky(land, { width: VOYAGE_WIDTH, height: TILE.height });
  const crops = await Promise.all(
    voyageStages.map((_, index) =>
      sharp(whole)
        .extract({ left: index * TILE.width, top: 0, ...TILE })
        .png()
        .toBuffer(),
    ),
  );
  const files: PictureFile[][] = crops.map(() => []);
  const lines: string[] = [];
  for (const width of WIDTHS) {
    const { quality, avifs } = await encode(crops, width);
    for (const [index, avif] of avifs.entries()) {
      const crop = crops[index];
      const webp = await sharp(crop)
        .resize(width)
        .webp({ quality: Math.min(80, quality + 14), effort: 5 })
        .toBuffer();
      files[index]?.push(
        { suffix: `-${String(width)}.avif`, content: avif },
        { suffix: `-${String(width)}.webp`, content: webp },
      );
    }
    lines.push(`voyage: AVIF quality ${String(quality)} at ${String(width)} px`);
  }
  const tiles: string[] = [];
  for (const [index, stage] of voyageStages.entries()) {
    const name = `voyage-${stage}`;
    const version = await writeFiles(name, files[index] ?? []);
    const color = await colorOf(crops[index] ?? whole);
    const own = { name, version, color, alt: voyageAlts[stage] };
    tiles.push(`${stage}: { ...size, ${JSON.stringify(own).slice(1)}`);
  }
  await writeVoyage(tiles);
  return lines.join('\n');
}

/** Encodes all tiles in the same quality, so that their joins don't show: the best within every tile's budget. */
async function encode(crops: readonly Buffer[], width: (typeof WIDTHS)[number]) {
  for (const quality of QUALITIES) {
    const avifs: Buffer[] = [];
    for (const crop of crops) {
      const avif = await sharp(crop)
        .resize(width)
        .avif({ quality, effort: 7, chromaSubsampling: '4:2:0' })
        .toBuffer();
      if (avif.length > TILE_BYTES[width]) break;
      avifs.push(avif);
    }
    if (avifs.length === crops.length) return { quality, avifs };
  }
  throw new Error(
    `No quality gets every tile below ${String(TILE_BYTES[width])} bytes at ${String(width)} px.`,
  );
}

function writeVoyage(tiles: readonly string[]): Promise<void> {
  return writeCode(
    'src/content/pictures/voyage.ts',
    `import type { PictureFiles } from '../../lib/picture';

// Written by \`npm run pictures voyage\`. Do not edit.

/** Of a tile's files. */
const size = ${JSON.stringify({ ...TILE, widths: WIDTHS })};

/** Adjoining tiles of one landscape. */
export const voyageTiles: Readonly<Record<${voyageStages.map((stage) => `'${stage}'`).join(' | ')}, PictureFiles>> = { ${tiles.join(', ')} };

/** A car's frame, as a fraction of a tile's width. */
export const carWidth = ${String(CAR_WIDTH)};
/** The lane's center line, as a fraction of a tile's height from its top. */
export const laneHeight = ${LANE_HEIGHT.toFixed(4)};
/** The same line in a car's frame, as a fraction of its height from the bottom. */
export const carFoot = ${CAR_FOOT.toFixed(4)};
`,
  );
}
