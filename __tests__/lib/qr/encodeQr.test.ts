/** @jest-environment node */
import { encodeQr } from '../../../src/lib/qr/encodeQr';
import type { QrMatrix } from '../../../src/lib/qr/encodeQr';
import { qrPath, QUIET_ZONE } from '../../../src/lib/qr/qrPath';
import { readQr } from './readQr';

const encoded = (text: string): QrMatrix => {
  const matrix = encodeQr(text);
  if (!matrix) throw new Error('too long');
  return matrix;
};

it.each([
  [1, 'a'],
  [1, '14 bytes holds'],
  [2, 'https://example.com/?ref=1'],
  [3, 'https://harmattan.example/?ref=7ZM30PQD'],
  [4, 'https://www.harmattan-auto.example/?ref=7ZM30PQD'],
  [5, `https://${'a'.repeat(70)}`],
  [6, 'x'.repeat(106)],
  [2, 'Àkàrà, ọ̀nà ✓'],
])('makes a symbol of version %i that a reader reads: %s', (version, text) => {
  const matrix = encoded(text);
  expect(matrix).toHaveLength(17 + 4 * version);
  expect(readQr(matrix)).toBe(text);
});

it('is read whatever the code, under every mask', () => {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let at = 0; at < 150; at += 1) {
    const text = Array.from({ length: 1 + (at % 60) }, () => String.fromCharCode(33 + (next() % 94))).join(
      '',
    );
    expect(readQr(encoded(text))).toBe(text);
  }
});

it('reads nothing but what is there: one wrong module is noticed', () => {
  const matrix = encoded('https://harmattan.example/?ref=7ZM30PQD').map((row) => [...row]);
  const row = matrix[12];
  if (row) row[12] = !row[12];
  expect(() => readQr(matrix)).toThrow('error correction');
});

it('has three finders and lines of timing', () => {
  const matrix = encoded('https://harmattan.example/');
  const ring = '#######,#.....#,#.###.#,#.###.#,#.###.#,#.....#,#######'.split(',');
  const end = matrix.length - 7;
  for (const [top, left] of [
    [0, 0],
    [0, end],
    [end, 0],
  ] as const) {
    const seen = matrix.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map((dark) => (dark ? '#' : '.'))
        .join(''),
    );
    expect(seen).toEqual(ring);
  }
  for (let at = 8; at < matrix.length - 8; at += 1) {
    expect([matrix[6]?.[at], matrix[at]?.[6]]).toEqual([at % 2 === 0, at % 2 === 0]);
  }
});

it('refuses what is too long, rather than cutting it', () => {
  expect(encodeQr('x'.repeat(107))).toBeUndefined();
  expect(encodeQr('ọ'.repeat(40))).toBeUndefined();
});

it('draws every dark module once, inside the quiet zone', () => {
  const matrix = encoded('https://harmattan.example/?ref=7ZM30PQD');
  const drawn = new Set<string>();
  for (const [, x, y, width] of qrPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) {
      drawn.add(`${String(Number(y) - QUIET_ZONE)},${String(Number(x) + at - QUIET_ZONE)}`);
    }
  }
  const dark = matrix.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${String(y)},${String(x)}`] : [])));
  expect([...drawn].sort()).toEqual(dark.sort());
});
