import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PictureFiles } from '../../src/lib/picture';
import { colorOf, writeFiles } from './publish';
import type { PictureFile } from './publish';
import { voyageAlts, voyageBodies, voyageStages } from './voyage';
import type { VoyageStage } from './voyage';
import { CAR, carFiles } from './voyageCars';

/** Pixels of the landscape, 50 a meter, as `scenes/voyage` lays it out. */
const TILE = { width: 960, height: 720 };
export const VOYAGE = {
  width: TILE.width * voyageStages.length,
  carsWidth: CAR.width + CAR.apart * (voyageBodies.length - 1),
};
/** From a tile's top to the lane's middle line, and from a car's frame's bottom to it, as fractions. */
const LANE_HEIGHT = 0.8;
const CAR_FOOT = 0.72 / 3.4;
const CAR_WIDTH = CAR.width / TILE.width;

/**
 * The most that a tile's AVIF may weigh, by its width. A browser fetches up to five tiles before anyone scrolls sideways:
 * with the car, they are to weigh 60 kB at most, so there is no larger file for screens with three device pixels.
 */
const WEIGHTS = { 320: 8_000, 480: 13_900, 720: 13_900 } as const;
const WIDTHS = [320, 480, 720] as const;
const LARGEST = { width: 720, height: (720 * TILE.height) / TILE.width };
const QUALITIES = [62, 56, 50, 46, 42, 38, 34, 30, 26];

interface Renders {
  readonly land: string;
  readonly cars: string;
  readonly shadows: string;
}

/** Cuts the landscape into its tiles and the cars into their frames. @returns lines for the terminal */
export async function publishVoyage({ land, cars, shadows }: Renders): Promise<string> {
  const cuts = await Promise.all(
    voyageStages.map((_, index) =>
      sharp(land)
        .extract({ left: index * TILE.width, top: 0, ...TILE })
        .png()
        .toBuffer(),
    ),
  );
  const files: PictureFile[][] = cuts.map(() => []);
  const lines: string[] = [];
  for (const width of WIDTHS) {
    const { quality, avifs } = await encode(cuts, width);
    for (const [index, avif] of avifs.entries()) {
      const cut = cuts[index];
      const webp = await sharp(cut)
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
  const tiles: Partial<Record<VoyageStage, PictureFiles>> = {};
  for (const [index, stage] of voyageStages.entries()) {
    const name = `voyage-${stage}`;
    const version = await writeFiles(name, files[index] ?? []);
    const color = await colorOf(cuts[index] ?? land);
    tiles[stage] = { name, version, ...LARGEST, widths: WIDTHS, color, alt: voyageAlts[stage] };
  }
  await writeVoyage(tiles, await carFiles(cars, shadows));
  return lines.join('\n');
}

/** All tiles in one quality, the best in which each keeps to its weight: else their joins would show. */
async function encode(cuts: readonly Buffer[], width: (typeof WIDTHS)[number]) {
  for (const quality of QUALITIES) {
    const avifs: Buffer[] = [];
    for (const cut of cuts) {
      const avif = await sharp(cut)
        .resize(width)
        .avif({ quality, effort: 4, chromaSubsampling: '4:2:0' })
        .toBuffer();
      if (avif.length > WEIGHTS[width]) break;
      avifs.push(avif);
    }
    if (avifs.length === cuts.length) return { quality, avifs };
  }
  throw new Error(
    `No quality brings every tile below ${String(WEIGHTS[width])} bytes at ${String(width)} px.`,
  );
}

function writeVoyage(tiles: object, cars: object): Promise<void> {
  const text = (value: object) => JSON.stringify(value, null, 2);
  return writeFile(
    'src/content/pictures/voyage.ts',
    `import type { PictureFiles } from '../../lib/picture';

// Written by scripts/pictures (npm run pictures voyage): change the scene, not this.

/** One landscape, cut into tiles that stand edge to edge. */
export const voyageTiles: Readonly<Record<${voyageStages.map((stage) => `'${stage}'`).join(' | ')}, PictureFiles>> = ${text(tiles)};

interface VoyageCar {
  /** Two frames below each other: shade, glass and wheels, to lie on a color; and the outline, to cut it out. */
  readonly url: string;
  /** What lies below it in the same frame, never colored. */
  readonly shadowUrl: string;
  readonly width: number;
  readonly height: number;
}

/** The cars that drive there, each in the middle of its frame. */
export const voyageCars: Readonly<Record<${voyageBodies.map((body) => `'${body}'`).join(' | ')}, VoyageCar>> = ${text(cars)};

/** A car's frame, as a fraction of a tile's width. */
export const carWidth = ${String(CAR_WIDTH)};
/** The lane's middle line, as a fraction of a tile's height from its top. */
export const laneHeight = ${String(LANE_HEIGHT)};
/** The same line in a car's frame, as a fraction of the frame's height from its bottom. */
export const carFoot = ${CAR_FOOT.toFixed(4)};
`,
  );
}
