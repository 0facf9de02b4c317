import { isCheckDigitValid } from './vin';
import { isOnlyLightVehicles } from './makers';
import { isNorthAmerican } from './region';

/** Codes of 30 years from 1980 on, 49 CFR 565.15(d)(1), Table VII: without I, O, Q, U, Z, 0. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
const CYCLE_YEARS = 30;
const SECOND_CYCLE = FIRST_YEAR + CYCLE_YEARS;

/**
 * Why position 10 alone doesn't give the year:
 * - `outside`: not a maker in North America, so the character may mean something else
 * - `vehicle-type`: possibly not a car or light truck, so position 7 doesn't choose between the two years
 * - `check-digit`: a character is wrong, maybe this one
 */
export type YearDoubt = 'outside' | 'vehicle-type' | 'check-digit';

/**
 * The model year in position 10.
 * - `certain`: prescribed for this VIN
 * - `possible`: one year, or two that are 30 years apart, newest first
 * - `no-year`: not a year code
 */
export type VinModelYear =
  | { kind: 'certain'; year: number }
  | { kind: 'possible'; years: readonly number[]; doubt: YearDoubt }
  | { kind: 'no-year' };

export const isYearCode = (character: string): boolean => character !== '' && YEAR_CODES.includes(character);

/** The years that a code can mean, newest first. Identifiers that start with 7 were first assigned after 2010. */
function possibleYears(vin: string, thisYear: number): readonly number[] {
  const earlier = FIRST_YEAR + YEAR_CODES.indexOf(vin.charAt(9));
  const first = isNorthAmerican(vin) && vin.startsWith('7') ? SECOND_CYCLE : FIRST_YEAR;
  return [earlier + CYCLE_YEARS, earlier].filter((year) => year >= first && year <= thisYear + 1);
}

/**
 * The model year from position 10. It's prescribed for vehicles of North America, and only there. On cars, and on trucks of
 * up to 10,000 lb, a letter in position 7 means 2010 or later, and a digit an earlier year (49 CFR 565.15(b), and the note
 * to Table VII). Heavy trucks, buses, trailers and motorcycles don't follow that
 * (github.com/h3/python-libvin/issues/24, github.com/cardog-ai/corgi/issues/35).
 * @param vin normalized
 * @param thisYear current calendar year; the next model year may already be on sale, later ones aren't
 */
export function vinModelYear(vin: string, thisYear: number): VinModelYear {
  if (!isYearCode(vin.charAt(9))) return { kind: 'no-year' };
  const years = possibleYears(vin, thisYear);
  const [newest] = years;
  if (newest === undefined) return { kind: 'no-year' };
  if (!isNorthAmerican(vin)) return { kind: 'possible', years, doubt: 'outside' };
  if (!isCheckDigitValid(vin)) return { kind: 'possible', years, doubt: 'check-digit' };
  if (years.length === 1) return { kind: 'certain', year: newest };
  if (!isOnlyLightVehicles(vin)) return { kind: 'possible', years, doubt: 'vehicle-type' };
  return { kind: 'certain', year: /[A-Z]/.test(vin.charAt(6)) ? newest : newest - CYCLE_YEARS };
}
