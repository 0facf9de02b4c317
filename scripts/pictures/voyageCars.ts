import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { writeFiles } from './publish';
import { voyageBodies } from './voyage';

/** A car's frame and the distance to the next one, in pixels, 50 per meter. Must match `scenes/voyage_cars.py`. */
export const CAR = { width: 360, height: 170, spacing: 1080 };
const CAR_BYTES = 6_000;
/** AVIF's. A shadow has no edges to keep. */
const CAR_QUALITIES = [60, 52, 46, 40, 34];
const SHADOW_QUALITIES = [50];

/** Crops a car and a shadow for each body style. They are separate files, because only the car is painted. */
export async function carFiles(cars: string, paint: string, shadows: string) {
  const files: Record<string, object> = {};
  for (const [index, body] of voyageBodies.entries()) {
    const frame = { left: index * CAR.spacing, top: 0, width: CAR.width, height: CAR.height };
    const write = async (name: string, qualities: readonly number[], image: Sharp) => {
      // WebP's transparency is either exact, which takes 10 kB, or has bands. The body's shading is in it.
      const content = await withinBytes(qualities, (quality) =>
        image.avif({ quality, effort: 9 }).toBuffer(),
      );
      if (!content) throw new Error(`${name} has more than ${String(CAR_BYTES)} bytes in every quality.`);
      return `/pictures/${name}.${await writeFiles(name, [{ suffix: '.avif', content }])}.avif`;
    };
    const url = await write(
      `voyage-car-${body}`,
      CAR_QUALITIES,
      await splitPaint(sharp(cars).extract(frame), sharp(paint).extract(frame)),
    );
    const shadow = await shadowOf(sharp(shadows).extract(frame));
    files[body] = {
      url,
      shadowUrl: await write(`voyage-shadow-${body}`, SHADOW_QUALITIES, shadow),
      width: CAR.width,
      height: CAR.height,
    };
  }
  return files;
}

async function withinBytes(qualities: readonly number[], encode: (quality: number) => Promise<Buffer>) {
  for (const quality of qualities) {
    const content = await encode(quality);
    if (content.length <= CAR_BYTES) return content;
  }
  return undefined;
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

/** Two frames, one above the other: the car to draw over its paint, and its outline. `paint` is white where the car is painted. */
async function splitPaint(render: Sharp, paint: Sharp): Promise<Sharp> {
  const pixels = await render.ensureAlpha().raw().toBuffer();
  const mask = await paint.ensureAlpha().raw().toBuffer();
  const lit = litLuminance(pixels, mask);
  const frames = Buffer.alloc(pixels.length * 2);
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
    frames.set([...shown, opacity * 255].map(Math.round), offset);
    frames.set([0, 0, 0, alpha], pixels.length + offset);
  }
  return sharp(frames, { raw: { width: CAR.width, height: CAR.height * 2, channels: 4 } });
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
  const { width, height } = CAR;
  // First by itself: sharp's other operations ignore transparency, in whatever order they are called.
  const alpha = await render.extractChannel('alpha').png().toBuffer();
  const density = await sharp(alpha).blur(2).linear(1.06, -16).toColorspace('b-w').png().toBuffer();
  const black = sharp({ create: { width, height, channels: 3, background: '#0a1014' } });
  const shadow = await black.joinChannel(density).png().toBuffer();
  return sharp(shadow).composite([{ input: fade, blend: 'dest-in' }]);
}

/** Fades out a long shadow at the edge of its frame. */
const fade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(CAR.width)}" height="${String(CAR.height)}"><linearGradient id="g"><stop offset=".8" stop-color="#000"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
);
