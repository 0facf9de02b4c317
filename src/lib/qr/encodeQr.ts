import { symbolCodewords, versionFor } from './codewords';
import { drawFormat, functionPatterns } from './grid';
import type { Draft } from './grid';
import { masks, penaltyOf } from './masks';

/** A QR symbol: rows of modules, true is dark. Without the quiet zone of four light modules round it. */
export type QrMatrix = readonly (readonly boolean[])[];

const TIMING_COLUMN = 6;

/** Places of the data modules, in the order in which the bits go: pairs of columns from the right, up and down. */
function* dataPlaces(reserved: Draft): Generator<readonly [number, number]> {
  const size = reserved.length;
  let upward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === TIMING_COLUMN) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (reserved[row]?.[column] === undefined) yield [row, column];
      }
    }
    upward = !upward;
  }
}

function drawMasked(reserved: Draft, codewords: readonly number[], mask: number): QrMatrix {
  const grid = reserved.map((row) => row.map((dark) => dark ?? false));
  let bit = 0;
  for (const [row, column] of dataPlaces(reserved)) {
    const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    const line = grid[row];
    if (line) line[column] = dark !== (masks[mask]?.(row, column) ?? false);
    bit += 1;
  }
  drawFormat(grid, mask);
  return grid;
}

/**
 * A text as a QR symbol (ISO/IEC 18004): byte mode in UTF-8, error correction level M, versions 1 to 6.
 * @returns undefined when the text is longer than version 6 holds (106 bytes)
 */
export function encodeQr(text: string): QrMatrix | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (!version) return undefined;
  const codewords = symbolCodewords(bytes, version);
  const reserved = functionPatterns(version);
  const candidates = masks.map((_, mask) => drawMasked(reserved, codewords, mask));
  return candidates.reduce((best, candidate) => (penaltyOf(candidate) < penaltyOf(best) ? candidate : best));
}
