import type { QrVersion } from './versions';

/** A symbol while it is drawn: `undefined` where data will go. */
export type Draft = (boolean | undefined)[][];

const set = (grid: Draft, row: number, column: number, dark: boolean): void => {
  const line = grid[row];
  if (line && column >= 0 && column < line.length) line[column] = dark;
};

/** Finder pattern with its separator; it reaches over the edge on two sides, where nothing is drawn. */
function drawFinder(grid: Draft, centerRow: number, centerColumn: number): void {
  for (let row = -4; row <= 4; row += 1) {
    for (let column = -4; column <= 4; column += 1) {
      const ring = Math.max(Math.abs(row), Math.abs(column));
      set(grid, centerRow + row, centerColumn + column, ring !== 2 && ring !== 4);
    }
  }
}

function drawAlignment(grid: Draft, center: number): void {
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      set(grid, center + row, center + column, Math.max(Math.abs(row), Math.abs(column)) !== 1);
    }
  }
}

/** Level M is 00. The BCH code and its mask: ISO/IEC 18004, 7.9.1. */
function formatBits(mask: number): number {
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= 0b10100110111 << (bit - 10);
  }
  return ((mask << 10) | rest) ^ 0b101010000010010;
}

/** Both copies of the format information, and the module that is always dark. */
export function drawFormat(grid: Draft, mask: number): void {
  const bits = formatBits(mask);
  const last = grid.length - 1;
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((bits >> bit) & 1) === 1;
    // Round the first finder, jumping over the timing pattern.
    const along = bit < 6 ? bit : bit + 1;
    if (bit < 8) set(grid, along, 8, dark);
    else set(grid, 8, bit === 8 ? 7 : 14 - bit, dark);
    // Beside the two others.
    if (bit < 8) set(grid, 8, last - bit, dark);
    else set(grid, last - 14 + bit, 8, dark);
  }
  set(grid, last - 7, 8, true);
}

/** Everything that does not depend on the data; the format's place is kept with mask 0. */
export function functionPatterns({ size, alignment }: QrVersion): Draft {
  const grid: Draft = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  for (let index = 0; index < size; index += 1) {
    set(grid, 6, index, index % 2 === 0);
    set(grid, index, 6, index % 2 === 0);
  }
  drawFinder(grid, 3, 3);
  drawFinder(grid, 3, size - 4);
  drawFinder(grid, size - 4, 3);
  if (alignment !== undefined) drawAlignment(grid, alignment);
  drawFormat(grid, 0);
  return grid;
}
