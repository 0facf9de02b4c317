export type VinPartCode =
  'maker' | 'description' | 'check-digit' | 'model-year' | 'plant' | 'small-maker' | 'serial';

/** A section of a VIN. `start` and `end` are counted from 1, inclusive. */
export interface VinPart {
  code: VinPartCode;
  start: number;
  end: number;
  text: string;
}

type Section = readonly [VinPartCode, number, number];

const HEAD: readonly Section[] = [
  ['maker', 1, 3],
  ['description', 4, 8],
  ['check-digit', 9, 9],
  ['model-year', 10, 10],
  ['plant', 11, 11],
];
const TAIL: readonly Section[] = [['serial', 12, 17]];

/**
 * A 9 in position 3 marks a small-volume manufacturer, identified by positions 12 to 14 (ISO 3780, 49 CFR 565.15(a)).
 */
const SMALL_MAKER_TAIL: readonly Section[] = [
  ['small-maker', 12, 14],
  ['serial', 15, 17],
];

/**
 * Splits a VIN into sections as in North America (ISO 3779: WMI 1-3, VDS 4-9, VIS 10-17). Of an incomplete
 * VIN, returns the sections begun, with the text typed so far.
 * @param vin normalized
 */
export function explainPositions(vin: string): readonly VinPart[] {
  const sections = [...HEAD, ...(vin.charAt(2) === '9' ? SMALL_MAKER_TAIL : TAIL)];
  return sections
    .map(([code, start, end]) => ({ code, start, end, text: vin.slice(start - 1, end) }))
    .filter((part) => part.text !== '');
}
