import sharp from 'sharp';
import { shadingOf, withinBytes } from './carFiles';
import { writeCode } from './module';
import { outlineOf } from './outline';
import { writeFiles } from './publish';

/** In pixels. The frames must match `scenes/sedan.py`. */
export const SEDAN_WIDTH = 2000;
const METERS = { width: 4.9, above: 2.2, side: 1.6 };
const PIXELS_PER_METER = SEDAN_WIDTH / METERS.width;
/** The page's units, in which the points are placed. */
const UNITS_WIDTH = 440;
/** Twice the width that a view has on most screens. */
const FILE_WIDTH = 1240;
/** For the few browsers without AVIF. */
const WEBP_WIDTH = 640;
/** Of 255. */
const FAINT = 36;
/** In pixels of the render. More would blur the body's creases. */
const SMOOTHING = 1.2;
const BYTES = { avif: 19_500, webp: 30_000 };
const QUALITIES = [48, 44, 40, 36, 32];
const WEBP_QUALITIES = [80, 70, 60, 50, 40];

/** Crops the two views of the inspection page's car, and writes the module. @returns a line for the terminal */
export async function publishSedan(render: string, paint: string): Promise<string> {
  const views: Record<string, object> = {};
  let top = 0;
  for (const view of ['above', 'side'] as const) {
    const height = Math.floor(METERS[view] * PIXELS_PER_METER);
    const frame = { left: 0, top, width: SEDAN_WIDTH, height };
    top += height;
    const cropped = async (file: string) => sharp(await sharp(file).extract(frame).png().toBuffer());
    const { shading, outline } = await shadingOf(await cropped(render), await cropped(paint), SMOOTHING);
    const raw = { width: SEDAN_WIDTH, height, channels: 4 } as const;
    const image = sharp(await sharp(cutOut(shading, outline), { raw }).resize(FILE_WIDTH).png().toBuffer());
    const avif = await withinBytes(QUALITIES, BYTES.avif, (quality) =>
      image.clone().avif({ quality, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    const webp = await withinBytes(WEBP_QUALITIES, BYTES.webp, (quality) =>
      image.clone().resize(WEBP_WIDTH).webp({ quality, alphaQuality: 60, effort: 6 }).toBuffer(),
    );
    const name = `sedan-${view}`;
    const version = await writeFiles(name, [
      { suffix: '.avif', content: avif },
      { suffix: '.webp', content: webp },
    ]);
    const alpha = Buffer.from(outline.filter((_, index) => index % 4 === 3));
    views[view] = {
      url: `/pictures/${name}.${version}`,
      width: UNITS_WIDTH,
      height: Math.round((UNITS_WIDTH * height) / SEDAN_WIDTH),
      outline: await outlineOf(sharp(alpha, { raw: { width: SEDAN_WIDTH, height, channels: 1 } }), {
        pixelsPerUnit: SEDAN_WIDTH / UNITS_WIDTH,
        decimals: 1,
        speck: 20,
        tolerance: 0.3,
      }),
    };
  }
  await writeCode('src/content/pictures/sedan.ts', moduleText(views));
  return 'sedan: side, above';
}

/**
 * The shading within the car's outline. Where hardly any of a color shows, it's either black or white: changes that nobody
 * sees would take a quarter of the bytes.
 */
function cutOut(shading: Buffer, outline: Buffer): Buffer {
  const result = Buffer.from(shading);
  for (let offset = 0; offset < result.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = shading.subarray(offset, offset + 4);
    const covered = outline[offset + 3] ?? 0;
    if (opacity < FAINT || covered === 0)
      result.fill(covered && red + green + blue > 330 ? 245 : 20, offset, offset + 3);
    result[offset + 3] = (opacity * covered) / 255;
  }
  return result;
}

const moduleText = (views: object) => `// Written by \`npm run pictures sedan\`. Do not edit.

interface SedanView {
  /** Shading, glass and wheels, to draw over the paint; without \`.avif\` or \`.webp\`. */
  readonly url: string;
  /** The view's frame, in the units of the outline. */
  readonly width: number;
  readonly height: number;
  /** The car's outline, to fill with its paint. */
  readonly outline: string;
}

/** The sedan from the side and from above, facing right. It stands a little above the lower edge of its frame. */
export const sedanViews: Readonly<Record<'side' | 'above', SedanView>> = ${JSON.stringify(views)};
`;
