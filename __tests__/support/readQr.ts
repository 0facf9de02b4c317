/** Rows of modules; `true` is dark. */
type QrMatrix = readonly (readonly boolean[])[];

/** Format information of level M by mask pattern (ISO/IEC 18004, annex C): 15 bits, masked. */
const LEVEL_M = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0];
/** Blocks, data and correction codewords per block at level M, by version (table 9). */
const BLOCKS = [
  [1, 16, 10],
  [1, 28, 16],
  [1, 44, 26],
  [2, 32, 18],
  [2, 43, 24],
  [4, 27, 16],
] as const;

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_y, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Multiplies in GF(256) with the polynomial 0x11D. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 0xff;
}

/** Syndromes of a block: all zero when every codeword is correct. */
function syndromes(block: readonly number[], count: number): number[] {
  let root = 1;
  return Array.from({ length: count }, () => {
    const value = block.reduce((sum, codeword) => times(sum, root) ^ codeword, 0);
    root = times(root, 2);
    return value;
  });
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const NUMERIC_MODE = 1;
const ALPHANUMERIC_MODE = 2;
const BYTE_MODE = 4;

/** Decodes the segments of a bit stream, with the character counts of versions 1 to 9. */
function textOf(stream: string): string {
  let at = 0;
  const take = (bits: number) => parseInt(stream.slice(at, (at += bits)), 2);
  const segment = (mode: number): string => {
    if (mode === BYTE_MODE) {
      const bytes = Array.from({ length: take(8) }, () => take(8));
      return new TextDecoder().decode(new Uint8Array(bytes));
    }
    let text = '';
    if (mode === ALPHANUMERIC_MODE) {
      let left = take(9);
      for (; left > 1; left -= 2) {
        const pair = take(11);
        text += ALPHANUMERIC.charAt(Math.floor(pair / 45)) + ALPHANUMERIC.charAt(pair % 45);
      }
      return left === 1 ? text + ALPHANUMERIC.charAt(take(6)) : text;
    }
    if (mode !== NUMERIC_MODE) throw new Error('unknown mode');
    for (let left = take(10); left > 0; left -= 3) {
      const digits = Math.min(3, left);
      text += String(take(3 * digits + 1)).padStart(digits, '0');
    }
    return text;
  };
  let text = '';
  for (let mode = take(4); mode > 0; mode = take(4)) text += segment(mode);
  return text;
}

/** Decodes a QR code independently of the encoder. @throws on any damage, where a real reader would correct it */
export function readQr(matrix: QrMatrix): string {
  const size = matrix.length;
  const version = (size - 17) / 4;
  const [blocks, data, correction] = BLOCKS[version - 1] ?? [0, 0, 0];
  const dark = (y: number, x: number) => matrix[y]?.[x] === true;

  const bitsOf = (places: readonly (readonly [number, number])[]) =>
    places.reduce((bits, [y, x]) => (bits << 1) | Number(dark(y, x)), 0);
  const along = [0, 1, 2, 3, 4, 5, 7, 8];
  const first = bitsOf([
    ...along.map((x) => [8, x] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((y) => [y, 8] as const),
  ]);
  const second = bitsOf([
    ...[1, 2, 3, 4, 5, 6, 7].map((back) => [size - back, 8] as const),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((back) => [8, size - back] as const),
  ]);
  const mask = LEVEL_M.indexOf(first);
  const unmask = MASKS[mask];
  if (!unmask || first !== second || !dark(size - 8, 8)) throw new Error('wrong format information');

  const center = size - 7;
  const isFunction = (y: number, x: number) =>
    (y < 9 && (x < 9 || x >= size - 8)) ||
    (y >= size - 8 && x < 9) ||
    y === 6 ||
    x === 6 ||
    (version > 1 && Math.abs(y - center) <= 2 && Math.abs(x - center) <= 2);
  const bits: number[] = [];
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isFunction(y, x)) bits.push(Number(dark(y, x) !== unmask(y, x)));
      }
    }
  }
  const codeword = (at: number) => parseInt(bits.slice(8 * at, 8 * at + 8).join(''), 2);
  const all = Array.from({ length: blocks }, (_, block) => [
    ...Array.from({ length: data }, (__, at) => codeword(at * blocks + block)),
    ...Array.from({ length: correction }, (__, at) => codeword((data + at) * blocks + block)),
  ]);
  if (all.some((block) => syndromes(block, correction).some(Boolean))) throw new Error('damaged codewords');

  const stream = all
    .flatMap((block) => block.slice(0, data))
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return textOf(stream);
}

/** The modules of a QR code drawn as one path of straight lines, by the even-odd rule. */
export function modulesOf(svg: Element): QrMatrix {
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  const outlines = path
    .split('Z')
    .map((outline) =>
      [...outline.matchAll(/[ML](\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    );
  const edges = outlines.flatMap((points) =>
    points.map(([x, y], at) => {
      const [nextX = x, nextY = y] = points[(at + 1) % points.length] ?? [];
      return { x, isVertical: x === nextX, top: Math.min(y, nextY), bottom: Math.max(y, nextY) };
    }),
  );
  const isDark = (row: number, column: number) =>
    edges.filter(({ x, isVertical, top, bottom }) => isVertical && x <= column && top <= row && row < bottom)
      .length %
      2 ===
    1;
  const [quiet = 0, , size = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const modules = Array.from({ length: size + 2 * quiet }, (_, at) => at);
  return modules.map((row) => modules.map((column) => isDark(row, column)));
}
