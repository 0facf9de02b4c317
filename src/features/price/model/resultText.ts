import { rates } from '../../../content/rates';
import { priceAge } from '../../../content/tools/priceTool';
import { vehicleAge } from '../../../lib/vehicle/vehicleAge';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import type { Anatomy, PriceLine } from './anatomy';
import type { PriceInputs } from './inputs';
import { dollars, naira } from './priceWords';
import { readExchange, readYear } from './typed';

/** The total in dollars, and in naira once the visitor has given a rate. */
export function totalText({ exchange }: PriceInputs, { total }: Anatomy) {
  const { value: rate } = readExchange(exchange);
  return {
    value: total ? dollars(total) : '',
    naira: total && rate !== undefined ? naira(total, rate) : undefined,
  };
}

/** A line's name within a sentence. */
export const missingWords = ({ label }: PriceLine): string =>
  /^[A-Z]{2}|Tax$/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** What to say of the car's age this year; nothing without a year, or well within the limit. */
export function ageWords({ year }: PriceInputs, thisYear: number): string | undefined {
  const { value: made } = readYear(year, thisYear);
  if (made === undefined) return undefined;
  const limit = rates.ageLimit.count;
  const age = vehicleAge(made, limit, `${String(thisYear)}-01-01` as CalendarDate);
  if (age.status === 'over') return priceAge.over(year.trim(), age.age);
  if (age.status === 'at-limit') return priceAge.atLimit(year.trim(), age.age);
  return undefined;
}
