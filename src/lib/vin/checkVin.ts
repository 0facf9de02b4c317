import { CHECK_POSITION, VIN_LENGTH, isVinCharacter, vinCheckDigit, normalizeVin } from './vin';
import { vinMakes } from './makers';
import { vinModelYear } from './modelYear';
import type { VinModelYear } from './modelYear';
import { requiresCheckDigit, vinCountry, vinRegion } from './region';
import type { VinRegion } from './region';
import { repairBarcode, repairImpossible, repairLookAlikes } from './repair';
import type { VinRepair } from './repair';

export interface ImpossibleCharacter {
  /** Counted from 1. */
  position: number;
  character: string;
}

/** What a VIN says about the vehicle, without looking it up. */
export interface VinFacts {
  modelYear: VinModelYear;
  region: VinRegion | undefined;
  /** ISO 3166 alpha-2 code of the manufacturer's country. */
  country: string | undefined;
  /** Makes that use the first three characters; several if a group shares them. */
  makes: readonly string[];
}

/**
 * - `empty`: nothing typed
 * - `wrong-length`: `length` characters instead of 17; may also have invalid ones, or be a VIN with a bar code's I before it
 * - `impossible-characters`: 17 characters, some of them invalid
 * - `ok`: the check digit is correct
 * - `mismatch`: the check digit is compulsory and wrong, so a character is wrong; it should be `expected`
 * - `not-compulsory`: the check digit is wrong, but isn't required there
 */
export type VinCheck =
  | { status: 'empty' }
  | {
      status: 'wrong-length';
      vin: string;
      length: number;
      impossible: readonly ImpossibleCharacter[];
      repairs: readonly VinRepair[];
    }
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

/** Region, country, makes and model year of a 17-character VIN. */
function vinFacts(vin: string, thisYear: number): VinFacts {
  return {
    modelYear: vinModelYear(vin, thisYear),
    region: vinRegion(vin),
    country: vinCountry(vin),
    makes: vinMakes(vin),
  };
}

/**
 * Checks a VIN as typed (ISO 3779; check digit 49 CFR 565.15(c)). The result is only a warning: forms accept
 * any VIN. Where no check digit is required, corrections are suggested only if position 9 can be one (many European
 * VINs have a Z there).
 * @param text as typed or pasted
 * @param thisYear current calendar year, to choose between model years 30 years apart
 */
export function checkVin(text: string, thisYear: number): VinCheck {
  const vin = normalizeVin(text);
  if (vin === '') return { status: 'empty' };
  const characters = [...vin];
  const impossible = characters
    .map((character, index) => ({ position: index + 1, character }))
    .filter(({ character }) => !isVinCharacter(character));
  if (characters.length !== VIN_LENGTH) {
    const barcode = repairBarcode(vin);
    return {
      status: 'wrong-length',
      vin,
      length: characters.length,
      impossible,
      repairs: barcode ? [barcode] : [],
    };
  }
  const expected = vinCheckDigit(vin);
  if (expected === undefined) {
    const repair = repairImpossible(vin);
    return { status: 'impossible-characters', vin, impossible, repairs: repair ? [repair] : [] };
  }
  const facts = vinFacts(vin, thisYear);
  const digit = vin.charAt(CHECK_POSITION - 1);
  if (digit === expected) return { status: 'ok', vin, facts };
  const compulsory = requiresCheckDigit(vin);
  const repairs = compulsory || /[0-9X]/.test(digit) ? repairLookAlikes(vin) : [];
  return { status: compulsory ? 'mismatch' : 'not-compulsory', vin, expected, repairs, facts };
}
