import { CHECK_POSITION, VIN_LENGTH, isCheckDigitValid, isVinCharacter } from './vin';
import { isOnlyLightVehicles } from './makers';
import { isYearCode } from './modelYear';
import { isNorthAmerican, requiresCheckDigit } from './region';

export interface VinChange {
  /** Counted from 1. */
  position: number;
  from: string;
  /** Empty if the character is one too many. */
  to: string;
}

export interface VinRepair {
  vin: string;
  changes: readonly VinChange[];
}

/** Digits usually meant by letters that aren't valid in a VIN. */
const CORRECTIONS: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' };

/** Characters easily confused on worn plates, in photos or in handwriting. */
const LOOK_ALIKES = '5S 8B 2Z 6G 0D 1L 17 4A UV VY MN EF PR 38 56 CG KX HN 08'.split(' ');

function replaceAt(vin: string, changes: readonly VinChange[]): string {
  const characters = [...vin];
  for (const { position, to } of changes) characters[position - 1] = to;
  return characters.join('');
}

/**
 * Replaces I, O and Q with the digits usually meant.
 * @returns undefined if there are none, if another invalid character remains, or if the check digit is
 * compulsory and still wrong
 */
export function repairImpossible(vin: string): VinRepair | undefined {
  const changes = [...vin].flatMap((from, index) => {
    const to = CORRECTIONS[from];
    return to === undefined ? [] : [{ position: index + 1, from, to }];
  });
  const repaired = replaceAt(vin, changes);
  if (changes.length === 0 || ![...repaired].every(isVinCharacter)) return undefined;
  const isPossible = isCheckDigitValid(repaired) || !requiresCheckDigit(repaired);
  return isPossible ? { vin: repaired, changes } : undefined;
}

/**
 * Removes the I that bar codes on doors put before the VIN, usually on imports, and the 1 or L that it's read as
 * (github.com/ericblade/quagga2/issues/220, github.com/mikebuss/MTBBarcodeScanner/issues/27).
 * @returns undefined if the other characters can't be a VIN; after a 1 or L, the check digit must be right
 */
export function repairBarcode(vin: string): VinRepair | undefined {
  const from = vin.charAt(0);
  const rest = vin.slice(1);
  if (rest.length !== VIN_LENGTH || ![...rest].every(isVinCharacter)) return undefined;
  const isPossible = from === 'I' || (isCheckDigitValid(rest) && /[1L]/.test(from));
  return isPossible ? { vin: rest, changes: [{ position: 1, from, to: '' }] } : undefined;
}

/**
 * The first of the positions that have only digits: the last five on cars and light trucks, the last four on other vehicles
 * of North America (49 CFR 565.15(d)), the last three of a small maker, whose identifier comes before them.
 */
function firstDigitsOnly(vin: string): number {
  if (vin.charAt(2) === '9') return 15;
  return isNorthAmerican(vin) && !isOnlyLightVehicles(vin) ? 14 : 13;
}

/** Whether a position may have a character: some have only digits, and one only model year codes. */
function isAllowedAt(vin: string, position: number, character: string): boolean {
  if (position === CHECK_POSITION) return /[0-9X]/.test(character);
  if (position === 10) return isYearCode(character);
  return position < firstDigitsOnly(vin) || /[0-9]/.test(character);
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
      .filter(({ position, to }) => isAllowedAt(vin, position, to))
      .map((change) => ({ vin: replaceAt(vin, [change]), changes: [change] }))
      .filter((repair) => isCheckDigitValid(repair.vin)),
  );
}
