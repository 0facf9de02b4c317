import { rates } from '../../../content/rates';
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
  if (age.status === 'over')
    return `Over the published age limit: a ${year.trim()} car is ${String(age.age)} years old this year. Ask your agent before you buy.`;
  if (age.status === 'at-limit')
    return `Right at the published age limit: a ${year.trim()} car is ${String(age.age)} years old this year. It may arrive too late.`;
  return undefined;
}
