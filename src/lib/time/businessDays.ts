import { addDays, weekdayOf } from './calendarDate';
import type { CalendarDate } from './calendarDate';
import { federalHoliday } from './federalHolidays';

/** Copart's rule for buyers: three business days, including the day of sale. */
const COPART_PAYMENT_DAYS = 3;
/** IAA's rule, as reported: days after the sale, until 4:30 pm at the branch. */
const IAA_PAYMENT_DAYS = 2;

/** Whether it's Monday to Friday and not a US federal holiday. */
export function isBusinessDay(date: CalendarDate): boolean {
  return isWeekday(date) && federalHoliday(date) === undefined;
}

/**
 * The date `days` business days later, or earlier if negative; the start date isn't counted. Zero returns the
 * start date, even if it isn't a business day.
 * @param counts which days are business days
 */
export function addBusinessDays(date: CalendarDate, days: number, counts = isBusinessDay): CalendarDate {
  const step = Math.sign(days);
  let current = date;
  for (let left = Math.abs(days); left > 0;) {
    current = addDays(current, step);
    if (counts(current)) left -= 1;
  }
  return current;
}

/** Monday to Friday, holidays included. */
function isWeekday(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6;
}

/**
 * The earliest last day to pay Copart without a late fee: the third business day, counting the day of sale. For a sale on a
 * weekend, counting starts on Monday. Holidays count, because Copart doesn't publish its own, and the earlier date is safe.
 * The auction's invoice is authoritative.
 * @param saleDate local date of the sale
 */
export const copartDeadline = (saleDate: CalendarDate): CalendarDate =>
  addBusinessDays(addDays(saleDate, -1), COPART_PAYMENT_DAYS, isWeekday);

/** The last day to pay IAA, as reported: the second day after the sale. */
export const iaaDeadline = (saleDate: CalendarDate): CalendarDate => addDays(saleDate, IAA_PAYMENT_DAYS);
