/** A size of symbol at error correction level M (15 %): ISO/IEC 18004, tables 7 and 9, annex E. */
export interface QrVersion {
  readonly version: number;
  /** Modules along a side. */
  readonly size: number;
  readonly blocks: number;
  readonly dataPerBlock: number;
  readonly correctionPerBlock: number;
  /** Centre of the one alignment pattern; version 1 has none. */
  readonly alignment?: number;
}

const of = (
  version: number,
  blocks: number,
  dataPerBlock: number,
  correctionPerBlock: number,
): QrVersion => ({
  version,
  size: 17 + 4 * version,
  blocks,
  dataPerBlock,
  correctionPerBlock,
  ...(version > 1 && { alignment: 10 + 4 * version }),
});

/** Versions 1 to 6: up to 106 bytes, which an address needs, and no version information to draw. */
export const qrVersions: readonly QrVersion[] = [
  of(1, 1, 16, 10),
  of(2, 1, 28, 16),
  of(3, 1, 44, 26),
  of(4, 2, 32, 18),
  of(5, 2, 43, 24),
  of(6, 4, 27, 16),
];
