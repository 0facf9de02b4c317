import { errorCorrection } from './galois';
import { qrVersions } from './versions';
import type { QrVersion } from './versions';

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;
/** Mode indicator and character count: 4 + 8 bits in versions 1 to 9. */
const HEADER_BITS = 12;

const capacity = ({ blocks, dataPerBlock }: QrVersion): number => blocks * dataPerBlock;

/** The smallest version that holds so many bytes; undefined beyond version 6. */
export function versionFor(bytes: number): QrVersion | undefined {
  return qrVersions.find((version) => capacity(version) * 8 >= HEADER_BITS + bytes * 8);
}

/** Mode, count, the bytes, a terminator, then padding up to the version's capacity. */
function dataCodewords(bytes: Uint8Array, version: QrVersion): readonly number[] {
  // Header and terminator are 4 + 8 + 4 bits: everything between is shifted by half a byte.
  const nibbles = [BYTE_MODE, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const words: number[] = [];
  for (let index = 0; index < nibbles.length; index += 2) {
    words.push(((nibbles[index] ?? 0) << 4) | (nibbles[index + 1] ?? 0));
  }
  for (let index = 0; words.length < capacity(version); index += 1) words.push(PADDING[index % 2] ?? 0);
  return words;
}

const interleave = (blocks: readonly (readonly number[])[]): readonly number[] =>
  (blocks[0] ?? []).flatMap((_, index) => blocks.map((block) => block[index] ?? 0));

/** All code words of a symbol in the order in which they are drawn: data, then error correction. */
export function symbolCodewords(bytes: Uint8Array, version: QrVersion): readonly number[] {
  const words = dataCodewords(bytes, version);
  const data = Array.from({ length: version.blocks }, (_, block) =>
    words.slice(block * version.dataPerBlock, (block + 1) * version.dataPerBlock),
  );
  const correction = data.map((block) => errorCorrection(block, version.correctionPerBlock));
  return [...interleave(data), ...interleave(correction)];
}
