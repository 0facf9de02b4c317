import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { CreateRaw } from 'sharp';
import { vehiclesText } from './drawingModules';
import { writeCode } from './module';
import { outlineOf } from './outline';

const MODULE = 'src/ui/vehicles/shapes.ts';
/** In the order of the module. Must match `drawn.py`. */
const KINDS = ['sedan', 'suv', 'pickup', 'van', 'bus', 'truck', 'motorcycle', 'machinery'] as const;

/** A drawing's size and the line that all vehicles stand on, in its units. */
const UNITS = { width: 48, height: 24, margin: 1, ground: 23 };
/** The colors that `drawings.py` gives the parts. */
const PARTS = { glass: 'green', trim: 'blue', lamps: 'yellow' } as const;
/** Anything smaller, in square units, isn't drawn. */
const SPECK = 0.6;
/** How thin a part may be, in units. Without what is thinner, such as the frames of windows, drawings are clear at 48 px. */
const THINNEST = { solid: 0.45, glass: 0.5, trim: 0.5, lamps: 0.2 } as const;
/** How far paint reaches under what isn't painted, in units, so that no gap shows between them. */
const UNDERLAP = 0.12;
/** Of the traced image. Finer than any drawing on the site; coarse enough that outlines are smooth and short. */
const PIXELS_PER_UNIT = 12;
/** How far a curve may be from the outline, in units, where that saves points. */
const TOLERANCE = 0.1;
/** Cuts what turns with the wheels out of the body, too. */
const ARCH_EXTRA = 1.015;

interface View {
  /** The frame, in meters. */
  readonly left: number;
  readonly width: number;
  readonly low: number;
  readonly height: number;
  /** Position, height of the axle, radius, and radius of the arch, in meters. */
  readonly wheels: readonly (readonly [number, number, number, number])[];
}

type Render = (script: string, ...options: string[]) => Promise<unknown>;

/**
 * Renders all vehicles from the side and traces them with potrace (a Debian package) into `src/ui/vehicles/shapes.ts`.
 * @param render runs a script in Blender; undefined to use the last renders
 * @returns a line for the terminal
 */
export async function buildDrawings(cache: string, render: Render | undefined): Promise<string> {
  const folder = `${cache}/drawings`;
  await mkdir(folder, { recursive: true });
  if (render) await render('drawings.py', folder, ...KINDS);
  const shapes: Record<string, object> = {};
  for (const kind of KINDS) shapes[kind] = await shapeOf(`${folder}/${kind}`);
  await writeCode(MODULE, vehiclesText(shapes, UNITS.ground));
  return `drawings: ${String(JSON.stringify(shapes).length)} bytes`;
}

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Fills the drawing with the whole vehicle, which stands on the ground. */
function fitted({ left, right, top, bottom }: Bounds): Placement {
  const scale = Math.min(
    (UNITS.width - 2 * UNITS.margin) / (right - left),
    (UNITS.ground - UNITS.margin) / (bottom - top),
  );
  return {
    scale,
    offset: { x: UNITS.width / 2 - ((left + right) / 2) * scale, y: UNITS.ground - bottom * scale },
  };
}

async function shapeOf(file: string) {
  const view = JSON.parse(await readFile(`${file}.json`, 'utf8')) as View;
  const { data, info } = await sharp(`${file}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelsPerMeter = info.width / view.width;
  const bounds = {
    ...boundsOf(data, info.width, info.height),
    bottom: (view.low + view.height) * pixelsPerMeter,
  };
  const { scale, offset } = fitted(bounds);
  const toX = (meters: number) => (meters - view.left) * pixelsPerMeter * scale + offset.x;
  const toY = (meters: number) => (view.low + view.height - meters) * pixelsPerMeter * scale + offset.y;
  const toUnits = (meters: number) => meters * pixelsPerMeter * scale;
  const wheels = view.wheels.map(([x, y, radius, arch]) => ({
    x: toX(x),
    y: toY(y),
    r: toUnits(radius),
    arch: toUnits(arch),
  }));
  const raw = { width: info.width, height: info.height, channels: 1 } as const;
  const masked = (color?: string) => maskOf(data, info.width, color, { scale, offset }, wheels);
  const cleaned = (mask: Buffer, name: keyof typeof THINNEST) =>
    withoutThin(mask, raw, THINNEST[name] / scale);
  const traced = (mask: Buffer) =>
    outlineOf(sharp(mask, { raw }), {
      pixelsPerUnit: 1 / scale,
      decimals: 1,
      offset,
      speck: SPECK,
      tolerance: TOLERANCE,
      tracedPixelsPerUnit: PIXELS_PER_UNIT,
    });
  const glass = await cleaned(masked(PARTS.glass), 'glass');
  const trim = await cleaned(masked(PARTS.trim), 'trim');
  const lamps = await cleaned(masked(PARTS.lamps), 'lamps');
  const all = masked();
  const painted = Buffer.from(all.map((value, index) => (trim[index] ? 0 : value)));
  const solid = await cleaned(await grown(painted, all, raw, UNDERLAP / scale), 'solid');
  return {
    solid: await traced(solid),
    glass: await traced(glass),
    trim: await traced(trim),
    lamps: await traced(lamps),
    wheels: wheels.map(({ x, y, r }) => [round(x), round(y), round(r)]),
  };
}

const round = (value: number) => Number(value.toFixed(2));

function boundsOf(pixels: Buffer, width: number, height: number) {
  const bounds = { left: width, right: 0, top: height };
  for (let index = 0; index < width * height; index += 1) {
    if ((pixels[index * 4 + 3] ?? 0) < 128) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
  }
  return bounds;
}

interface Placement {
  /** Units per pixel. */
  readonly scale: number;
  readonly offset: { readonly x: number; readonly y: number };
}

interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly arch: number;
}

/** Where a color is, or any, white on black. Wheels are circles of their own, so their arches are cut out. */
function maskOf(
  pixels: Buffer,
  width: number,
  color: string | undefined,
  { scale, offset }: Placement,
  wheels: readonly Wheel[],
): Buffer {
  const mask = Buffer.alloc(pixels.length / 4);
  for (let index = 0; index < mask.length; index += 1) {
    const at = index * 4;
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const [red, green, blue] = [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0) > 127);
    const found = red ? (green ? 'yellow' : 'red') : green ? 'green' : blue ? 'blue' : 'red';
    if (color && found !== color) continue;
    const [x, y] = [(index % width) * scale + offset.x, Math.floor(index / width) * scale + offset.y];
    if (wheels.some((wheel) => Math.hypot(x - wheel.x, y - wheel.y) < wheel.arch * ARCH_EXTRA)) continue;
    mask[index] = 255;
  }
  return mask;
}

/** The mask without what is thinner than a width in pixels. The rest keeps its corners. */
async function withoutThin(mask: Buffer, raw: CreateRaw, width: number): Promise<Buffer> {
  // A blur leaves less than half of a line that is thinner than 1.35 times its radius.
  const blurred = await blur(mask, raw, width / 1.35);
  const core = Buffer.from(blurred.map((value) => (value > 127 ? 255 : 0)));
  return grown(core, mask, raw, width * 0.5);
}

/** The mask, extended by about a distance in pixels, within another. */
async function grown(mask: Buffer, within: Buffer, raw: CreateRaw, distance: number): Promise<Buffer> {
  const near = await blur(mask, raw, distance);
  // At this distance from a straight edge, a blur leaves 16 %.
  return Buffer.from(within.map((value, index) => ((near[index] ?? 0) > 0.16 * 255 ? value : 0)));
}

const blur = (mask: Buffer, raw: CreateRaw, radius: number) =>
  sharp(mask, { raw }).blur(radius).toColorspace('b-w').raw().toBuffer();
