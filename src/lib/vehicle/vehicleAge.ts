import { yearOf } from '../time/calendarDate';
import type { CalendarDate } from '../time/calendarDate';

/** The year of Carl Benz's patent. */
const FIRST_CAR_YEAR = 1886;

/**
 * - `unlikely-year`: no vehicle of that year can exist
 * - otherwise the age in years, and whether it's within the limit
 */
export type VehicleAge =
  | { status: 'unlikely-year' }
  | {
      status: 'within' | 'at-limit' | 'over';
      age: number;
      /** The oldest year of manufacture within the limit. */
      oldestYear: number;
      /** The last year in which this vehicle is within the limit. */
      lastYear: number;
    };

/**
 * Compares a vehicle's age with a limit the visitor got from customs. The age is counted in calendar years
 * from the year of manufacture (not the model year): a 2014 vehicle is 12 throughout 2026. `at-limit` is
 * separate, because rules differ on whether the limit itself is allowed.
 * @param limitYears from the visitor, because the published one may change
 * @param on expected date of arrival
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
