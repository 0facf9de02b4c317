import { CHECK_POSITION, isCheckDigitValid, isVinCharacter } from './checkDigit';
import { isYearCode } from './modelYear';
import { isNorthAmerican } from './region';

export interface VinChange {
  /** Counted from 1. */
  position: number;
  from: string;
  to: string;
}

/** A possible correction of a VIN. */
export interface VinRepair {
  vin: string;
  changes: readonly VinChange[];
  /** Whether the corrected VIN's check digit is right. Only false where none is compulsory. */
  hasValidCheckDigit: boolean;
}

/** Digits usually meant by letters that aren't valid in a VIN. */
const CORRECTIONS: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Characters easily confused on worn plates, in photos or in handwriting. */
const LOOK_ALIKES = '5S 8B 2Z 6G 0D 1L 17 4A UV VY MN EF PR 38 56 CG KX HN 08'.split(' ');

const FIRST_NUMERIC_POSITION = 14;

function replaceAt(vin: string, changes: readonly VinChange[]): string {
  const characters = [...vin];
  for (const { position, to } of changes) characters[position - 1] = to;
  return characters.join('');
}

/**
 * Replaces I, O and Q with the digits usually meant.
 * @returns undefined if there are none, if another invalid character remains, or if the check digit is
 * compulsory (position 1 of North America) and still wrong
 */
export function repairImpossible(vin: string): VinRepair | undefined {
  const changes = [...vin].flatMap((from, index) => {
    const to = CORRECTIONS[from];
    return to === undefined ? [] : [{ position: index + 1, from, to }];
  });
  const repaired = replaceAt(vin, changes);
  if (changes.length === 0 || ![...repaired].every(isVinCharacter)) return undefined;
  const hasValidCheckDigit = isCheckDigitValid(repaired);
  return hasValidCheckDigit || !isNorthAmerican(repaired)
    ? { vin: repaired, changes, hasValidCheckDigit: hasValidCheckDigit }
    : undefined;
}

/** Positions with fewer valid characters: model year codes, and digits in the last four (49 CFR 565.15(d)). */
function mayStandAt(position: number, character: string): boolean {
  if (position === CHECK_POSITION) return /[0-9X]/.test(character);
  if (position === 10) return isYearCode(character);
  return position < FIRST_NUMERIC_POSITION || /[0-9]/.test(character);
}

/**
 * All VINs with one character replaced by a look-alike and a correct check digit, by position. There are
 * often two or three, and possibly none is right.
 * @param vin 17 valid characters
 */
export function repairLookAlikes(vin: string): readonly VinRepair[] {
  return [...vin].flatMap((from, index) =>
    LOOK_ALIKES.filter((pair) => pair.includes(from))
      .map((pair) => ({ position: index + 1, from, to: pair.replace(from, '') }))
      .filter(({ position, to }) => mayStandAt(position, to))
      .map((change) => ({ vin: replaceAt(vin, [change]), changes: [change], hasValidCheckDigit: true }))
      .filter((repair) => isCheckDigitValid(repair.vin)),
  );
}
