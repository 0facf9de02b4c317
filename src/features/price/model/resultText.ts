import { rates } from '../../../content/rates';
import { priceAge } from '../../../content/tools/priceTool';
import { vehicleAge } from '../../../lib/vehicle/vehicleAge';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import type { PriceBreakdown, PriceLine } from './priceBreakdown';
import type { PriceInputs } from './inputs';
import { dollars, naira } from './priceFormat';
import { parseExchange, parseYear } from './parseInputs';

/** The total in dollars and, if the visitor entered an exchange rate, in naira. */
export function totalText({ exchange }: PriceInputs, { total }: PriceBreakdown) {
  const { value: rate } = parseExchange(exchange);
  return {
    value: total ? dollars(total) : '',
    naira: total && rate !== undefined ? naira(total, rate) : undefined,
  };
}

/** A line's name for use within a sentence. */
export const nameInSentence = ({ label }: PriceLine): string =>
  /^[A-Z]{2}|Tax/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Warning about the car's age; undefined without a year or within the limit. */
export function ageWarning({ year }: PriceInputs, thisYear: number): string | undefined {
  const { value: made } = parseYear(year, thisYear);
  if (made === undefined) return undefined;
  const limit = rates.ageLimit.count;
  const age = vehicleAge(made, limit, `${String(thisYear)}-01-01` as CalendarDate);
  if (age.status === 'over') return priceAge.over(year.trim(), age.age);
  if (age.status === 'at-limit') return priceAge.atLimit(year.trim(), age.age);
  return undefined;
}
