import { isNorthAmerican } from './region';

/** Codes of 30 years from 1980 on, 49 CFR 565.15(d)(1), Table VII: without I, O, Q, U, Z, 0. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 1980;
const CYCLE_YEARS = 30;

/**
 * The model year in position 10.
 * - `single`: one year. If only position 7 decides it, a trailer, motorcycle or heavy truck may be from the `other` one.
 * - `ambiguous`: either of two years
 * - `no-year`: not a year code
 */
export type VinModelYear =
  | { kind: 'single'; year: number; other?: number }
  | { kind: 'ambiguous'; years: readonly [number, number] }
  | { kind: 'no-year' };

/** Whether a character is a model year code. */
export const isYearCode = (character: string): boolean => character !== '' && YEAR_CODES.includes(character);

/**
 * The model year from position 10. For cars and light trucks of North America, a letter in position 7 means
 * 2010 or later, a digit earlier (49 CFR 565.15(b)). Trailers, motorcycles and heavy trucks don't follow that
 * rule, so their year may be 30 years off. Outside North America, position 10 is only a convention.
 * @param vin normalized
 * @param thisYear current calendar year; the next model year may already be on sale, later ones aren't
 */
export function vinModelYear(vin: string, thisYear: number): VinModelYear {
  const code = vin.charAt(9);
  if (!isYearCode(code)) return { kind: 'no-year' };
  const earlier = FIRST_YEAR + YEAR_CODES.indexOf(code);
  const later = earlier + CYCLE_YEARS;
  if (later > thisYear + 1) return { kind: 'single', year: earlier };
  if (!isNorthAmerican(vin)) return { kind: 'ambiguous', years: [earlier, later] };
  const isLater = /[A-Z]/.test(vin.charAt(6));
  return { kind: 'single', year: isLater ? later : earlier, other: isLater ? earlier : later };
}
