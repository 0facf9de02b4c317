import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import type { PictureFiles } from '../../src/lib/picture';
import { colorOf, writeFiles } from './publish';
import type { PictureFile } from './publish';
import { voyageAlts, voyageBodies, voyageStages } from './voyage';
import type { VoyageStage } from './voyage';

/** Pixels of the renders, 50 a meter, as `scenes/voyage` and `scenes/voyage_cars.py` lay them out. */
const TILE = { width: 960, height: 720 };
const CAR = { width: 360, height: 170, apart: 1080 };
export const VOYAGE = {
  width: TILE.width * voyageStages.length,
  carsWidth: CAR.width + CAR.apart * (voyageBodies.length - 1),
};
/** From a tile's top to the lane's middle line, and from a car's frame's bottom to it, as fractions. */
const LANE_HEIGHT = 0.8;
const CAR_FOOT = 0.72 / 3.4;

/** The most that a tile's AVIF may weigh, by its width. */
const WEIGHTS = { 320: 8_000, 480: 13_900, 720: 13_900, 960: 30_000 } as const;
const WIDTHS = [320, 480, 720, 960] as const;
const QUALITIES = [62, 56, 50, 46, 42, 38, 34, 30, 26];
const CAR_BYTES = 6_000;

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
    tiles[stage] = { name, version, ...TILE, widths: WIDTHS, color, alt: voyageAlts[stage] };
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

/** A car and its shadow are two files: paint is multiplied into the car alone. */
async function carFiles(cars: string, shadows: string) {
  const made: Record<string, object> = {};
  for (const [index, body] of voyageBodies.entries()) {
    const frame = { left: index * CAR.apart, top: 0, width: CAR.width, height: CAR.height };
    const write = async (name: string, image: Sharp) => {
      const content = await image.webp({ quality: 82, alphaQuality: 70, effort: 6 }).toBuffer();
      if (content.length > CAR_BYTES) throw new Error(`${name} weighs ${String(content.length)} bytes.`);
      return `/pictures/${name}.${await writeFiles(name, [{ suffix: '.webp', content }])}.webp`;
    };
    const url = await write(`voyage-car-${body}`, sharp(cars).extract(frame));
    const shadow = await shadowOf(sharp(shadows).extract(frame));
    made[body] = {
      url,
      shadowUrl: await write(`voyage-shadow-${body}`, shadow),
      width: CAR.width,
      height: CAR.height,
    };
  }
  return made;
}

/** Black, as dense as the render's shadow, without its grain. */
async function shadowOf(render: Sharp): Promise<Sharp> {
  const { width, height } = CAR;
  const density = await render.extractChannel('alpha').blur(2).linear(1.06, -10).png().toBuffer();
  const black = sharp({ create: { width, height, channels: 3, background: '#0a1014' } });
  const whole = await black.joinChannel(density).png().toBuffer();
  return sharp(whole).composite([{ input: fade, blend: 'dest-in' }]);
}

/** A long shadow ends softly before its frame does. */
const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(CAR.width)}" height="${String(CAR.height)}"><linearGradient id="g"><stop offset=".8" stop-color="#000"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);

function writeVoyage(tiles: object, cars: object): Promise<void> {
  const text = (value: object) => JSON.stringify(value, null, 2);
  return writeFile(
    'src/content/pictures/voyage.ts',
    `import type { PictureFiles } from '../../lib/picture';

// Written by scripts/pictures (npm run pictures voyage): change the scene, not this.

/** One landscape, cut into tiles that stand edge to edge. */
export const voyageTiles: Readonly<Record<${voyageStages.map((stage) => `'${stage}'`).join(' | ')}, PictureFiles>> = ${text(tiles)};

interface VoyageCar {
  /** Near-white paint, dark glass: multiplied with a color and masked with itself, it is a car of that color. */
  readonly url: string;
  /** What lies below it in the same frame, never colored. */
  readonly shadowUrl: string;
  readonly width: number;
  readonly height: number;
}

/** The cars that drive there, each in the middle of its frame, in the scale of the tiles' largest files. */
export const voyageCars: Readonly<Record<${voyageBodies.map((body) => `'${body}'`).join(' | ')}, VoyageCar>> = ${text(cars)};

/** The lane's middle line, as a fraction of a tile's height from its top. */
export const laneHeight = ${String(LANE_HEIGHT)};
/** The same line in a car's frame, as a fraction of the frame's height from its bottom. */
export const carFoot = ${CAR_FOOT.toFixed(4)};
`,
  );
}
