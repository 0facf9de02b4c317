import { CHECK_POSITION, checkDigitHolds, isVinCharacter } from './checkDigit';
import { isYearCode } from './modelYear';
import { isNorthAmerican } from './region';

export interface VinChange {
  /** Counted from 1. */
  position: number;
  from: string;
  to: string;
}

/** A VIN that was perhaps meant. */
export interface VinRepair {
  vin: string;
  changes: readonly VinChange[];
  /** Whether the check digit of the repaired VIN is right; false only where none is compulsory. */
  digitHolds: boolean;
}

/** Letters that no VIN has, and what was meant by them. */
const MEANT: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Pairs that are taken for each other on a worn plate, in a photograph or in handwriting. */
const LOOK_ALIKES = '5S 8B 2Z 6G 0D 1L 17 4A UV VY MN EF PR 38 56 CG KX HN 08'.split(' ');

const FIRST_NUMERIC_POSITION = 14;

function replaceAt(vin: string, changes: readonly VinChange[]): string {
  const characters = [...vin];
  for (const { position, to } of changes) characters[position - 1] = to;
  return characters.join('');
}

/**
 * The VIN with every I, O and Q read as the digit that was meant.
 * @returns undefined when there is none of them, when another impossible character stays, or when the check
 *   digit is compulsory (position 1 of North America) and still does not hold
 */
export function repairImpossible(vin: string): VinRepair | undefined {
  const changes = [...vin].flatMap((from, index) => {
    const to = MEANT[from];
    return to === undefined ? [] : [{ position: index + 1, from, to }];
  });
  const repaired = replaceAt(vin, changes);
  if (changes.length === 0 || ![...repaired].every(isVinCharacter)) return undefined;
  const digitHolds = checkDigitHolds(repaired);
  return digitHolds || !isNorthAmerican(repaired) ? { vin: repaired, changes, digitHolds } : undefined;
}

/** Places that the rules narrow: a model year has 30 codes, the last four are digits (49 CFR 565.15(d)). */
function mayStandAt(position: number, character: string): boolean {
  if (position === CHECK_POSITION) return /[0-9X]/.test(character);
  if (position === 10) return isYearCode(character);
  return position < FIRST_NUMERIC_POSITION || /[0-9]/.test(character);
}

/**
 * Every VIN that differs in one character easily mistaken for another and whose check digit is right,
 * by position. Often two or three: one of them was meant, or none.
 * @param vin 17 possible characters
 */
export function repairLookAlikes(vin: string): readonly VinRepair[] {
  return [...vin].flatMap((from, index) =>
    LOOK_ALIKES.filter((pair) => pair.includes(from))
      .map((pair) => ({ position: index + 1, from, to: pair.replace(from, '') }))
      .filter(({ position, to }) => mayStandAt(position, to))
      .map((change) => ({ vin: replaceAt(vin, [change]), changes: [change], digitHolds: true }))
      .filter((repair) => checkDigitHolds(repair.vin)),
  );
}
