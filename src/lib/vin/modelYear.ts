import { isNorthAmerican } from './region';

/** Codes of 30 years from 1980 on, 49 CFR 565.15(d)(1), Table VII: no I, O, Q, U, Z, 0. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
const CYCLE_YEARS = 30;

/**
 * What position 10 says.
 * - `single`: one year; by `cycle` (the other year of the pair is in the future) or by `position-7`
 * - `ambiguous`: either year is possible
 * - `no-year`: the character is no year code
 */
export type VinModelYear =
  | { kind: 'single'; year: number; basis: 'cycle' | 'position-7' }
  | { kind: 'ambiguous'; years: readonly [number, number] }
  | { kind: 'no-year' };

/** Whether a character can stand for a model year. */
export const isYearCode = (character: string): boolean => character !== '' && YEAR_CODES.includes(character);

/**
 * Model year from position 10. For cars and light trucks of North America a letter in position 7 means 2010
 * or later, a digit before (49 CFR 565.15(b)); trailers, motorcycles and heavy lorries do not keep that rule,
 * and outside North America position 10 is custom, not law.
 * @param vin normalized
 * @param thisYear calendar year now; the next model year is on sale already, a later one is not
 */
export function vinModelYear(vin: string, thisYear: number): VinModelYear {
  const code = vin.charAt(9);
  if (!isYearCode(code)) return { kind: 'no-year' };
  const earlier = FIRST_YEAR + YEAR_CODES.indexOf(code);
  const later = earlier + CYCLE_YEARS;
  if (later > thisYear + 1) return { kind: 'single', year: earlier, basis: 'cycle' };
  if (!isNorthAmerican(vin)) return { kind: 'ambiguous', years: [earlier, later] };
  return { kind: 'single', year: /[A-Z]/.test(vin.charAt(6)) ? later : earlier, basis: 'position-7' };
}
