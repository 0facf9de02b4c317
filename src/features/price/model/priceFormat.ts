import { noStartDate } from '../../../content/rates';
import type { RateSource } from '../../../content/rateTypes';
import { priceUnits } from '../../../content/tools/price';
import { groupDigits } from '../../../lib/text/groupDigits';
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

/** Converts the range to naira, rounded to the nearest thousand. @param rate in ten-thousandths of a naira per dollar */
export function naira({ low, high }: Range, rate: number): string {
  const convert = (cents: number) => {
    const thousands = Math.round(((cents / 100) * (rate / 10_000)) / NAIRA_STEP);
    return `₦${groupDigits(String(BigInt(thousands) * BigInt(NAIRA_STEP)))}`;
  };
  return span(convert(low), convert(high));
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
