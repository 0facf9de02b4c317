import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { shadingOf, withinBytes } from './carFiles';
import { writeCode } from './module';
import { outlineOf } from './outline';
import { writeFiles } from './publish';
import { FRAME, renderWidth, views } from './views';

/** The outlines' units, in which the inspection page's points are placed. */
const UNITS_WIDTH = 440;
/** Of 255. */
const FAINT = 36;
/** Of the render, at the large file's scale. More would blur the body's creases. */
const SMOOTHING = { pixels: 1.2, perMeter: 408 };
/** How much of the vehicle's length a row must cover to be its body. Mirrors cover less. */
const BODY = 0.25;

/** WebP is for the few browsers without AVIF. */
interface FileSize {
  readonly suffix: string;
  readonly width: number;
  readonly webpWidth: number;
  readonly bytes: { readonly avif: number; readonly webp: number };
}

/** Twice the width that it has in a 40 ft container on most screens. */
const small = (meters: number): FileSize => ({
  suffix: '',
  width: Math.round(meters * 100),
  webpWidth: Math.round(meters * 76),
  bytes: { avif: 8_000, webp: 14_000 },
});
/** Twice the width that it has on its own on most screens. */
const LARGE: FileSize = {
  suffix: '-large',
  width: 1240,
  webpWidth: 640,
  bytes: { avif: 19_500, webp: 30_000 },
};
const QUALITIES = [48, 44, 40, 36, 32, 28];
const WEBP_QUALITIES = [80, 70, 60, 50, 40, 30];

/** Crops the two views of a kind of vehicle, and writes its module. @returns a line for the terminal */
export async function publishViews(kind: string, render: string, paint: string): Promise<string> {
  const options = views[kind];
  if (!options) return `${kind}: no such vehicle`;
  const { meters, isLarge, isWhole } = options;
  const width = renderWidth(options);
  const pixelsPerMeter = width / FRAME.width;
  const result: Record<string, object> = {};
  let top = 0;
  for (const view of ['above', 'side'] as const) {
    const height = Math.floor(FRAME[view] * pixelsPerMeter);
    const frame = { left: 0, top, width, height };
    top += height;
    const cropped = async (file: string) => sharp(await sharp(file).extract(frame).png().toBuffer());
    const smoothing = Math.max(0.8, (SMOOTHING.pixels * (width / meters)) / SMOOTHING.perMeter);
    const { shading, outline } = await shadingOf(await cropped(render), await cropped(paint), smoothing);
    const raw = { width, height, channels: 4 } as const;
    const picture = sharp(await sharp(cutOut(shading, outline), { raw }).png().toBuffer());
    const alpha = Buffer.from(outline.filter((_, index) => index % 4 === 3));
    const unit = UNITS_WIDTH / width;
    result[view] = {
      url: await writeSize(`${kind}-${view}`, small(meters), picture),
      ...(isLarge && { large: await writeSize(`${kind}-${view}`, LARGE, picture) }),
      width: UNITS_WIDTH,
      height: Math.round(height * unit),
      body: bodyOf(alpha, width, view === 'above' && !isWhole).map((pixels) =>
        Number((pixels * unit).toFixed(1)),
      ),
      outline: await outlineOf(sharp(alpha, { raw: { width, height, channels: 1 } }), {
        pixelsPerUnit: width / UNITS_WIDTH,
        decimals: 1,
        speck: 20,
        tolerance: 0.3,
      }),
    };
  }
  await writeCode(`src/content/pictures/views/${kind}.ts`, moduleText(kind, result));
  return `${kind}: side, above`;
}

/** @returns the files' address without the format */
async function writeSize(view: string, { suffix, width, webpWidth, bytes }: FileSize, picture: Sharp) {
  const sized = async (files: number) => sharp(await picture.clone().resize(files).png().toBuffer());
  const [image, smaller] = [await sized(width), await sized(webpWidth)];
  const avif = await withinBytes(QUALITIES, bytes.avif, (quality) =>
    image.clone().avif({ quality, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer(),
  );
  const webp = await withinBytes(WEBP_QUALITIES, bytes.webp, (quality) =>
    smaller.clone().webp({ quality, alphaQuality: 60, effort: 6 }).toBuffer(),
  );
  const name = `view-${view}${suffix}`;
  const version = await writeFiles(name, [
    { suffix: '.avif', content: avif },
    { suffix: '.webp', content: webp },
  ]);
  return `/pictures/${name}.${version}`;
}

/** The body's left, top, width and height in pixels. Without mirrors: they are folded when a vehicle is measured. */
function bodyOf(alpha: Buffer, width: number, isFolded: boolean): readonly number[] {
  const rows = Array.from({ length: alpha.length / width }, (_, row) => {
    const pixels = alpha.subarray(row * width, (row + 1) * width);
    const isSeen = (value: number) => value > 127;
    return {
      covered: pixels.filter(isSeen).length,
      first: pixels.findIndex(isSeen),
      last: pixels.findLastIndex(isSeen),
    };
  });
  const left = Math.min(...rows.filter(({ covered }) => covered).map(({ first }) => first));
  const right = Math.max(...rows.map(({ last }) => last)) + 1;
  const isBody = ({ covered }: { readonly covered: number }) =>
    covered > (isFolded ? BODY * (right - left) : 0);
  const top = rows.findIndex(isBody);
  return [left, top, right - left, rows.findLastIndex(isBody) + 1 - top];
}

/**
 * The shading within the vehicle's outline. Where hardly any of a color shows, it's either black or white: changes that nobody
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

const moduleText = (
  kind: string,
  both: object,
) => `import type { VehicleViews } from '../../../lib/vehicle/vehicleViews';

// Written by \`npm run pictures views\`. Do not edit.

export const ${kind}Views = ${JSON.stringify(both)} as const satisfies VehicleViews;
`;
