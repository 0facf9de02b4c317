import { noStartDate } from '../../../content/rates';
import type { RateSource } from '../../../content/rateTypes';
import { priceUnits } from '../../../content/tools/price';
import { groupDigits } from '../../../lib/text/format';
import type { Range } from '../../../lib/price/amountRange';
import { formatCalendarDate, parseCalendarDate } from '../../../lib/time/calendarDate';

const toDollars = (cents: number) => `$${groupDigits(String(Math.round(cents / 100)))}`;

const span = (low: string, high: string) => (low === high ? low : priceUnits.range(low, high));

/** '$2,145', or '$2,145 to $2,175' where the ends differ in whole dollars. */
export const dollars = ({ low, high }: Range): string => span(toDollars(low), toDollars(high));

const percent = (points: number) => `${String(points / 100)}%`;

/** '7.5%', or '1% to 4%'. */
export const percents = ({ low, high }: Range): string => span(percent(low), percent(high));

const NAIRA_STEP = 1_000;

/** An amount to convert. The rate is in ten-thousandths of a naira per dollar. */
interface Conversion {
  readonly amount: Range;
  readonly rate: number;
}

/** The sum of the amounts in naira, each at its rate, rounded to the nearest thousand. */
export function naira(...conversions: readonly Conversion[]): string {
  const convert = (bound: keyof Range) => {
    const sum = conversions.reduce(
      (all, { amount, rate }) => all + (amount[bound] / 100) * (rate / 10_000),
      0,
    );
    return `₦${groupDigits(String(BigInt(Math.round(sum / NAIRA_STEP)) * BigInt(NAIRA_STEP)))}`;
  };
  return span(convert('low'), convert('high'));
}

/** 'since Apr 2022', 'long-standing', 'no effective date given'. */
function sinceText(since: RateSource['since']): string {
  if (since === 'long-standing') return since;
  if (since === 'undated') return noStartDate;
  const day = since.length > 4 && parseCalendarDate(since.padEnd(10, '-01'));
  if (!day) return priceUnits.since(since);
  // Omit the day if the source doesn't give one.
  return priceUnits.since(formatCalendarDate(day).replace(since.length < 10 ? /^\d+ / : /^$/, ''));
}

/** 'since Apr 2022, checked 23 Nov 2026' */
export const datesOf = ({ since, checked }: RateSource): string =>
  // No-break spaces, so that lines wrap only between the two halves.
  [sinceText(since), priceUnits.checked(formatCalendarDate(checked))]
    .map((words) => words.replaceAll(' ', '\u00A0'))
    .join(', ');
