import { addDays, weekdayOf, daysBetween } from './calendarDate';
import type { CalendarDate } from './calendarDate';

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

/** The last day on which banks in the US are open, up to a date. */
export const lastBankDay = (date: CalendarDate): CalendarDate =>
  isBusinessDay(date) ? date : addBusinessDays(date, -1);

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const FRIDAY = 5;
const SATURDAY = 6;

const fixed: Readonly<Record<string, string>> = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
};

/** By month, day of the week, and its occurrence in the month. */
const floating: Readonly<Record<string, string>> = {
  [`01 ${String(MONDAY)} 3`]: 'Martin Luther King Jr. Day',
  [`02 ${String(MONDAY)} 3`]: 'Washington’s Birthday',
  [`09 ${String(MONDAY)} 1`]: 'Labor Day',
  [`10 ${String(MONDAY)} 2`]: 'Columbus Day',
  [`11 ${String(THURSDAY)} 4`]: 'Thanksgiving Day',
};

/** Memorial Day is the last Monday in May, which has 31 days. */
const MEMORIAL_FROM = '05-25';

/** The legal holiday on a date, regardless of when it's observed. */
function holidayOn(date: CalendarDate): string | undefined {
  const monthDay = date.slice(5);
  const weekday = weekdayOf(date);
  if (weekday === MONDAY && monthDay >= MEMORIAL_FROM && monthDay <= '05-31') return 'Memorial Day';
  const week = Math.ceil(Number(date.slice(8)) / 7);
  return fixed[monthDay] ?? floating[`${date.slice(5, 7)} ${String(weekday)} ${String(week)}`];
}

/**
 * The US federal holiday observed on a weekday (5 U.S.C. 6103). A holiday on a Saturday is observed on the
 * Friday before, one on a Sunday on the Monday after.
 */
export function federalHoliday(date: CalendarDate): string | undefined {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY || weekday === SUNDAY) return undefined;
  return (
    holidayOn(date) ??
    (weekday === FRIDAY ? holidayOn(addDays(date, 1)) : undefined) ??
    (weekday === MONDAY ? holidayOn(addDays(date, -1)) : undefined)
  );
}

/** The holidays observed between two dates, inclusive. */
export function holidaysBetween(
  from: CalendarDate,
  to: CalendarDate,
): readonly { readonly date: CalendarDate; readonly name: string }[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index)).flatMap(
    (date) => {
      const name = federalHoliday(date);
      return name ? [{ date, name }] : [];
    },
  );
}
