import { yearOf } from '../time/calendarDate';
import type { CalendarDate } from '../time/calendarDate';

/** Carl Benz's patent motor car. */
const FIRST_CAR_YEAR = 1886;

/**
 * - `unlikely-year`: no car of that year can exist
 * - otherwise the age in years on the day, and how it stands to the limit
 */
export type VehicleAge =
  | { status: 'unlikely-year' }
  | {
      status: 'within' | 'at-limit' | 'over';
      age: number;
      /** The oldest year of manufacture that is not over the limit in the year of the day. */
      oldestYear: number;
      /** The last year in which this vehicle is not over the limit. */
      lastYear: number;
    };

/**
 * Age counted from the year of manufacture (not the model year) against a limit that the visitor confirms.
 * Whole calendar years: a car of 2014 is 12 throughout 2026. `at-limit` is told apart because rules differ on
 * whether the limit itself is still allowed.
 * @param limitYears from the visitor; the site knows no figure that stays true
 * @param on the day it would arrive
 */
export function vehicleAge(yearOfManufacture: number, limitYears: number, on: CalendarDate): VehicleAge {
  const year = yearOf(on);
  const age = year - yearOfManufacture;
  if (!Number.isInteger(yearOfManufacture) || yearOfManufacture < FIRST_CAR_YEAR || age < 0) {
    return { status: 'unlikely-year' };
  }
  const status = age < limitYears ? 'within' : age === limitYears ? 'at-limit' : 'over';
  return { status, age, oldestYear: year - limitYears, lastYear: yearOfManufacture + limitYears };
}
