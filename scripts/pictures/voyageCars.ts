import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { writeFiles } from './publish';
import { voyageBodies } from './voyage';

/** Pixels of a car's frame, 50 a meter, and from one to the next, as `scenes/voyage_cars.py` lays them out. */
export const CAR = { width: 360, height: 170, apart: 1080 };
const CAR_BYTES = 4_500;

/** Cuts the renders into a car and a shadow for each body: two files, since only the car takes paint. */
export async function carFiles(cars: string, shadows: string) {
  const made: Record<string, object> = {};
  for (const [index, body] of voyageBodies.entries()) {
    const frame = { left: index * CAR.apart, top: 0, width: CAR.width, height: CAR.height };
    const write = async (name: string, image: Sharp) => {
      const content = await image.webp({ quality: 82, alphaQuality: 30, effort: 6 }).toBuffer();
      if (content.length > CAR_BYTES) throw new Error(`${name} weighs ${String(content.length)} bytes.`);
      return `/pictures/${name}.${await writeFiles(name, [{ suffix: '.webp', content }])}.webp`;
    };
    const url = await write(`voyage-car-${body}`, await paintableOf(sharp(cars).extract(frame)));
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

/** The white body is brighter than this, glass, wheels and lights are darker; what lies between is half of each. */
const BODY_FROM = 0.42;
const BODY_WHOLE = 0.68;

/** The car as it lies on its paint, and below it its outline. */
async function paintableOf(render: Sharp): Promise<Sharp> {
  const pixels = await render.ensureAlpha().raw().toBuffer();
  const frames = Buffer.alloc(pixels.length * 2);
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const bright = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    const painted = Math.min(1, Math.max(0, (bright - BODY_FROM) / (BODY_WHOLE - BODY_FROM)));
    // The paint shows through as far as the body is bright, and nowhere else.
    const cover = 1 - painted * bright;
    const own = cover && (1 - painted) / cover;
    frames.set([red * own, green * own, blue * own, cover * 255].map(Math.round), at);
    frames.set([0, 0, 0, alpha], pixels.length + at);
  }
  return sharp(frames, { raw: { width: CAR.width, height: CAR.height * 2, channels: 4 } });
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
