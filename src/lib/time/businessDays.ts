import { addDays, weekdayOf } from './calendarDate';
import type { CalendarDate } from './calendarDate';
import { federalHoliday } from './federalHolidays';

/** Copart's rule for buyers: three business days, including the day of sale. */
const AUCTION_PAYMENT_DAYS = 3;

/** Whether it's Monday to Friday and not a US federal holiday. */
export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && federalHoliday(date) === undefined;
}

/**
 * The date `days` business days later, or earlier if negative; the start date isn't counted. Zero returns the
 * start date, even if it isn't a business day.
 */
export function addBusinessDays(date: CalendarDate, days: number): CalendarDate {
  const step = Math.sign(days);
  let current = date;
  for (let left = Math.abs(days); left > 0;) {
    current = addDays(current, step);
    if (isBusinessDay(current)) left -= 1;
  }
  return current;
}

/**
 * Last day to pay an auction without a late fee: the third business day, counting the day of sale. For a sale
 * on a weekend or holiday, counting starts on the next business day. The auction's invoice is authoritative.
 * @param saleDate local date of the sale
 */
export const auctionPaymentDeadline = (saleDate: CalendarDate): CalendarDate =>
  addBusinessDays(addDays(saleDate, -1), AUCTION_PAYMENT_DAYS);
