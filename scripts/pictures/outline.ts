import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Sharp } from 'sharp';

const run = promisify(execFile);
type Point = readonly [number, number];

interface OutlineOptions {
  /** Of the mask. Units are those of the path. */
  readonly pixelsPerUnit: number;
  /** Of the numbers in the path. */
  readonly decimals: number;
  /** Where the mask's top left corner is, in units. */
  readonly offset?: { readonly x: number; readonly y: number };
  /** Anything smaller, in square units, isn't drawn. */
  readonly speck: number;
  /** How far a curve may be from the outline, in units, where that saves points. */
  readonly tolerance: number;
  /** The traced image's resolution, if lower than the mask's: outlines are smoother and shorter. */
  readonly tracedPixelsPerUnit?: number;
}

/**
 * The outline of a mask, white on black with one channel, as an SVG path with relative coordinates. Needs potrace, from the
 * Debian package of that name.
 */
export async function outlineOf(
  mask: Sharp,
  { pixelsPerUnit, decimals, offset, speck, tolerance, tracedPixelsPerUnit }: OutlineOptions,
): Promise<string> {
  const resolution = tracedPixelsPerUnit ?? pixelsPerUnit;
  const { width } = await mask.metadata();
  const { data, info } = await mask
    .resize(Math.round((width * resolution) / pixelsPerUnit), null, { kernel: 'cubic' })
    .toColorspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const options = {
    turdsize: Math.round(speck * resolution ** 2),
    alphamax: 1.1,
    opttolerance: tolerance * resolution,
    unit: 100,
  };
  const tracing = run(
    'potrace',
    ['--svg', '--flat', ...Object.entries(options).map(([name, value]) => `--${name}=${String(value)}`)],
    { maxBuffer: 1e8 },
  );
  tracing.child.stdin?.end(bitmapOf(data, info.width, info.height));
  const { stdout } = await tracing;
  const unit = 1 / (options.unit * resolution);
  const left = offset?.x ?? 0;
  const bottom = info.height / resolution + (offset?.y ?? 0);
  return [...stdout.matchAll(/ d="([^"]+)"/g)]
    .map(([, path = '']) => relativePath(path, decimals, ([x, y]) => [x * unit + left, bottom - y * unit]))
    .join('');
}

/** As a PBM image, in which white is drawn. */
function bitmapOf(mask: Buffer, width: number, height: number): Buffer {
  const stride = Math.ceil(width / 8);
  const bits = Buffer.alloc(stride * height);
  for (let index = 0; index < width * height; index += 1) {
    if ((mask[index] ?? 0) < 128) continue;
    const column = index % width;
    const byte = Math.floor(index / width) * stride + (column >> 3);
    bits[byte] = (bits[byte] ?? 0) | (128 >> (column & 7));
  }
  return Buffer.concat([Buffer.from(`P4 ${String(width)} ${String(height)}\n`), bits]);
}

/** Writes potrace's path, which is relative except for its first point, in other coordinates. */
function relativePath(path: string, decimals: number, place: (point: Point) => Point): string {
  const round = (value: number) => Number(value.toFixed(decimals));
  let text = '';
  /** Where the pen is in potrace's coordinates, and where the rounded path has it, so that no errors add up. */
  let pen: Point = [0, 0];
  let written: Point = [0, 0];
  let start: Point = [0, 0];
  const next = ([x, y]: Point): Point => [pen[0] + x, pen[1] + y];
  const stepTo = (point: Point): Point => {
    const [x, y] = place(point);
    return [round(x - written[0]), round(y - written[1])];
  };
  const moveBy = ([x, y]: Point, point: Point) => {
    written = [round(written[0] + x), round(written[1] + y)];
    pen = point;
  };
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const points = pairs(numbers);
    if (command === 'M' || command === 'm') {
      const [first = pen] = points;
      start = command === 'M' ? first : next(first);
      const [x, y] = place(start);
      written = [round(x), round(y)];
      pen = start;
      text += `M${compact(written)}`;
    } else if (command === 'l') {
      for (const point of points) {
        const end = next(point);
        const step = stepTo(end);
        text += lineBy(step);
        moveBy(step, end);
      }
    } else if (command === 'c') {
      for (let index = 0; index < points.length; index += 3) {
        const curve = points.slice(index, index + 3).map(next);
        text += `c${compact(curve.flatMap(stepTo))}`;
        const end = curve[2] ?? pen;
        moveBy(stepTo(end), end);
      }
    } else {
      text += 'Z';
      pen = start;
    }
  }
  return text;
}

function pairs(numbers: string): Point[] {
  const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number);
  return values.flatMap((value, index): Point[] => (index % 2 ? [] : [[value, values[index + 1] ?? 0]]));
}

const lineBy = ([x, y]: Point): string =>
  x === 0 ? `v${compact([y])}` : y === 0 ? `h${compact([x])}` : `l${compact([x, y])}`;

/** Numbers as short as SVG allows: `.5-.25 1`. */
const compact = (numbers: readonly number[]): string =>
  numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text && !number.startsWith('-') ? `${text} ${number}` : text + number), '');
