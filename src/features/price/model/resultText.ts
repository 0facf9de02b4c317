import { rates } from '../../../content/rates';
import { priceAge, priceTotal } from '../../../content/tools/priceTool';
import { addRanges } from '../../../lib/price/amountRange';
import { formatList } from '../../../lib/text/format';
import { vehicleAge } from '../../../lib/vehicle/vehicleAge';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import type { PriceBreakdown, PriceLine } from './priceBreakdown';
import type { PriceInputs } from './inputs';
import { dollars, naira } from './priceFormat';
import { parseExchange, parseYear } from './parseInputs';

/**
 * The total in naira at each rate that the visitor entered. With both, also what it comes to if duty, levies and VAT are paid at
 * customs' rate and everything else at the street's.
 */
export function nairaTexts(inputs: PriceInputs, { total, parts }: PriceBreakdown): readonly string[] {
  if (!total) return [];
  const customs = parseExchange(inputs.customsRate).value;
  const street = parseExchange(inputs.streetRate).value;
  const charged = addRanges(
    ...parts.filter(({ id }) => id === 'charges' || id === 'vat').map(({ amount }) => amount),
  );
  const rest = { low: total.low - charged.low, high: total.high - charged.high };
  return [
    ...(customs === undefined ? [] : [priceTotal.atCustomsRate(naira({ amount: total, rate: customs }))]),
    ...(street === undefined ? [] : [priceTotal.atStreetRate(naira({ amount: total, rate: street }))]),
    ...(customs === undefined || street === undefined
      ? []
      : [priceTotal.atBothRates(naira({ amount: charged, rate: customs }, { amount: rest, rate: street }))]),
  ];
}

/** The lines that the visitor marked as examples, with their amounts; undefined if there are none. */
export const examplesText = ({ examples }: PriceBreakdown): string | undefined =>
  examples.length
    ? priceTotal.examples(
        formatList(
          examples.map((line) => `${nameInSentence(line)} ${line.amount ? dollars(line.amount) : ''}`),
        ),
      )
    : undefined;

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
