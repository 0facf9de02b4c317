import { CHECK_POSITION, VIN_LENGTH, isVinCharacter, vinCheckDigit } from './checkDigit';
import { vinMakes } from './makers';
import { vinModelYear } from './modelYear';
import type { VinModelYear } from './modelYear';
import { normalizeVin } from './normalizeVin';
import { isNorthAmerican, vinCountry, vinRegion } from './region';
import type { VinRegion } from './region';
import { repairImpossible, repairLookAlikes } from './repair';
import type { VinRepair } from './repair';

export interface ImpossibleCharacter {
  /** Counted from 1. */
  position: number;
  character: string;
}

/** What a VIN says about its vehicle without any register being asked. */
export interface VinFacts {
  modelYear: VinModelYear;
  region: VinRegion | undefined;
  /** ISO 3166 alpha-2 country of the maker. */
  country: string | undefined;
  /** Makes that the first three characters stand for; several when a group shares them. */
  makes: readonly string[];
}

/**
 * - `empty`: nothing typed
 * - `wrong-length`: `length` characters instead of 17; `impossible` are told too
 * - `impossible-characters`: 17 characters, some of which no VIN has
 * - `ok`: the check digit holds
 * - `mismatch`: it must hold and does not: one character is wrong; `expected` is the digit asked for
 * - `not-compulsory`: it does not hold, and outside North America it need not
 */
export type VinCheck =
  | { status: 'empty' }
  | { status: 'wrong-length'; vin: string; length: number; impossible: readonly ImpossibleCharacter[] }
  | {
      status: 'impossible-characters';
      vin: string;
      impossible: readonly ImpossibleCharacter[];
      repairs: readonly VinRepair[];
    }
  | { status: 'ok'; vin: string; facts: VinFacts }
  | {
      status: 'mismatch' | 'not-compulsory';
      vin: string;
      expected: string;
      repairs: readonly VinRepair[];
      facts: VinFacts;
    };

/** Region, country, makes and model year from a VIN of 17 characters. */
function vinFacts(vin: string, thisYear: number): VinFacts {
  return {
    modelYear: vinModelYear(vin, thisYear),
    region: vinRegion(vin),
    country: vinCountry(vin),
    makes: vinMakes(vin),
  };
}

/**
 * Checks a VIN as typed (ISO 3779; check digit 49 CFR 565.15(c)). It warns and never forbids: a form takes
 * the number whatever the answer. Look-alikes outside North America are offered only if position 9 could be
 * a check digit at all (many European numbers have a Z there).
 * @param text as typed or pasted
 * @param thisYear calendar year now, to tell model years of two cycles apart
 */
export function checkVin(text: string, thisYear: number): VinCheck {
  const vin = normalizeVin(text);
  if (vin === '') return { status: 'empty' };
  const characters = [...vin];
  const impossible = characters
    .map((character, index) => ({ position: index + 1, character }))
    .filter(({ character }) => !isVinCharacter(character));
  if (characters.length !== VIN_LENGTH) {
    return { status: 'wrong-length', vin, length: characters.length, impossible };
  }
  const expected = vinCheckDigit(vin);
  if (expected === undefined) {
    const repair = repairImpossible(vin);
    return { status: 'impossible-characters', vin, impossible, repairs: repair ? [repair] : [] };
  }
  const facts = vinFacts(vin, thisYear);
  const digit = vin.charAt(CHECK_POSITION - 1);
  if (digit === expected) return { status: 'ok', vin, facts };
  const compulsory = isNorthAmerican(vin);
  const repairs = compulsory || /[0-9X]/.test(digit) ? repairLookAlikes(vin) : [];
  return { status: compulsory ? 'mismatch' : 'not-compulsory', vin, expected, repairs, facts };
}
