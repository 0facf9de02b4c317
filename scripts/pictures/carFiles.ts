import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { writeCode } from './module';
import { writeFiles } from './publish';
import { voyageBodies } from './voyage';

/** A car's frame and the distance to the next one, in pixels, 100 per meter. Must match `scenes/voyage_cars.py`. */
const CAR = { width: 720, height: 340, spacing: 2160 };
export const CARS_WIDTH = CAR.width + CAR.spacing * (voyageBodies.length - 1);
/** The shadows are rendered at half the size: they have no edges. */
export const SHADOWS_WIDTH = CARS_WIDTH / 2;
/** The widths of the files: for the journey's landscape, and for a car on its own. */
const SIZES = [
  { suffix: '', scale: 0.5, bytes: 6_000 },
  { suffix: '-large', scale: 1, bytes: 11_000 },
] as const;
/** AVIF's. */
const CAR_QUALITIES = [60, 52, 46, 40, 34, 28];
const SHADOW_QUALITIES = [50];
const WEBP_QUALITY = 60;

interface CarRenders {
  readonly cars: string;
  readonly paint: string;
  readonly shadows: string;
}

/**
 * Crops a car and a shadow for each body style, and writes the module. They are separate files, because only the car is
 * painted. @returns a line for the terminal
 */
export async function publishCars({ cars, paint, shadows }: CarRenders): Promise<string> {
  const files: Record<string, object> = {};
  for (const [index, body] of voyageBodies.entries()) {
    const frame = { left: index * CAR.spacing, top: 0, width: CAR.width, height: CAR.height };
    const pictures: string[] = [];
    for (const { suffix, scale, bytes } of SIZES) {
      const sized = async (file: string) =>
        sharp(await sharp(file).extract(frame).png().toBuffer()).resize(CAR.width * scale);
      const picture = await twoFrames(await sized(cars), await sized(paint));
      pictures.push(await writeBoth(`voyage-car${suffix}-${body}`, CAR_QUALITIES, picture, bytes));
    }
    const [small, large] = pictures;
    const half = Object.fromEntries(
      Object.entries(frame).map(([key, value]) => [key, value / 2]),
    ) as typeof frame;
    const dark = await shadowOf(sharp(shadows).extract(half));
    const shadow = await writeBoth(`voyage-shadow-${body}`, SHADOW_QUALITIES, dark, SIZES[0].bytes);
    files[body] = { small, large, shadow };
  }
  await writeCode('src/ui/vehicles/carPictures.ts', carsModule(files));
  return `cars: ${voyageBodies.join(', ')}`;
}

/**
 * WebP for browsers without AVIF. Its transparency is exact, because it has bands otherwise: the body's shading is in it. That
 * takes twice the bytes. @returns the files' address without the format
 */
async function writeBoth(name: string, qualities: readonly number[], image: Sharp, bytes: number) {
  const avif = await withinBytes(qualities, bytes, (quality) =>
    image.clone().avif({ quality, effort: 9 }).toBuffer(),
  );
  const webp = await image.clone().webp({ quality: WEBP_QUALITY, alphaQuality: 100, effort: 6 }).toBuffer();
  const files = [
    { suffix: '.avif', content: avif },
    { suffix: '.webp', content: webp },
  ];
  return `/pictures/${name}.${await writeFiles(name, files)}`;
}

const carsModule = (cars: object) => `import type { CarBody } from '../../lib/vehicle/carLook';

// Written by \`npm run pictures cars\`. Do not edit.

/** Addresses of files without the format: each is there as \`.avif\` and as \`.webp\`. */
interface CarPictureFiles {
  /** Two frames, one above the other: shading, glass and wheels to draw over the paint, and the outline to mask it. */
  readonly small: string;
  /** The same at twice the size, for a car on its own. */
  readonly large: string;
  /** The shadow, in the same frame. Never painted. */
  readonly shadow: string;
}

/** A car's frame, in the large file. */
export const carFrame = { width: ${String(CAR.width)}, height: ${String(CAR.height)} } as const;

/** The cars, each centered in its frame. */
export const carPictures: Readonly<Record<CarBody, CarPictureFiles>> = ${JSON.stringify(cars)};
`;

/** The first encoding within the byte budget. @throws if there is none */
export async function withinBytes(
  qualities: readonly number[],
  bytes: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  for (const quality of qualities) {
    const content = await encode(quality);
    if (content.length <= bytes) return content;
  }
  throw new Error(`More than ${String(bytes)} bytes in every quality.`);
}

/** The share of the painted pixels that are darker than the side which shows the paint as it is. */
const LIT_SHARE = 0.7;
/** How much darker than in the render the other sides are, as in the landscape's colored cars. */
const CONTRAST = 1.5;
/** How much of the sky the paint reflects. */
const GLOSS = 0.8;

const luminanceAt = (pixels: Buffer, offset: number) => {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(offset, offset + 3);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

/**
 * What to draw over a car's paint, as pixels: shading, glass and wheels.
 * @param paint white where the car is painted
 * @param smoothing radius in pixels within which the paint's shades are evened out, which saves bytes in a large picture
 */
export async function shadingOf(render: Sharp, paint: Sharp, smoothing = 0) {
  const { data, info } = await render.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const mask = await paint.ensureAlpha().raw().toBuffer();
  const pixels = smoothing ? await smoothPaint(data, mask, info, smoothing) : data;
  const lit = litLuminance(pixels, mask);
  const shading = Buffer.alloc(pixels.length);
  const outline = Buffer.alloc(pixels.length);
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(offset, offset + 4);
    const painted = luminanceAt(mask, offset);
    const luminance = luminanceAt(pixels, offset);
    const light = Math.min(1, luminance / lit) ** CONTRAST;
    const reflection = Math.max(0, (luminance - lit) / (1 - lit)) * GLOSS;
    // The paint shows through where it is lit and reflects nothing.
    const opacity = 1 - painted * light * (1 - reflection);
    const ofOwn = (part: number) =>
      Math.max(0, part - painted * luminance * 255) + painted * reflection * 255;
    const shown = [red, green, blue].map((part) => (opacity ? Math.min(255, ofOwn(part) / opacity) : 0));
    shading.set([...shown, opacity * 255].map(Math.round), offset);
    outline.set([0, 0, 0, alpha], offset);
  }
  return { shading, outline, width: info.width, height: info.height };
}

/** Blurs what is painted, without the colors of what isn't. */
async function smoothPaint(
  pixels: Buffer,
  mask: Buffer,
  { width, height }: { readonly width: number; readonly height: number },
  radius: number,
): Promise<Buffer> {
  const isPainted = (offset: number) => luminanceAt(mask, offset) > 0.95;
  const painted = Buffer.from(
    pixels.map((value, index) => (isPainted(index - (index % 4)) ? (index % 4 === 3 ? 255 : value) : 0)),
  );
  // Premultiplied by sharp, so that transparent pixels don't darken the others.
  const blurred = await sharp(painted, { raw: { width, height, channels: 4 } })
    .blur(radius)
    .raw()
    .toBuffer();
  return Buffer.from(
    pixels.map((value, index) =>
      index % 4 < 3 && isPainted(index - (index % 4)) ? (blurred[index] ?? value) : value,
    ),
  );
}

/** Two frames, one above the other: the shading, and the outline that masks the paint. */
async function twoFrames(render: Sharp, paint: Sharp): Promise<Sharp> {
  const { shading, outline, width, height } = await shadingOf(render, paint);
  return sharp(Buffer.concat([shading, outline]), { raw: { width, height: height * 2, channels: 4 } });
}

function litLuminance(pixels: Buffer, mask: Buffer): number {
  const painted: number[] = [];
  for (let offset = 0; offset < pixels.length; offset += 4)
    if (luminanceAt(mask, offset) > 0.95) painted.push(luminanceAt(pixels, offset));
  painted.sort((a, b) => a - b);
  return painted[Math.floor(painted.length * LIT_SHARE)] ?? 1;
}

/** A black image with the density of the rendered shadow, denoised. */
async function shadowOf(render: Sharp): Promise<Sharp> {
  const [width, height] = [CAR.width / 2, CAR.height / 2];
  // First by itself: sharp's other operations ignore transparency, in whatever order they are called.
  const alpha = await render.extractChannel('alpha').png().toBuffer();
  const density = await sharp(alpha).blur(2).linear(1.06, -16).toColorspace('b-w').png().toBuffer();
  const black = sharp({ create: { width, height, channels: 3, background: '#0a1014' } });
  const shadow = await black.joinChannel(density).png().toBuffer();
  return sharp(shadow).composite([{ input: fade, blend: 'dest-in' }]);
}

/** Fades out a long shadow at the edge of its frame. */
const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(CAR.width / 2)}" height="${String(CAR.height / 2)}"><linearGradient id="g"><stop offset=".8" stop-color="#000"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);
