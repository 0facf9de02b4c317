import { addDays, weekdayOf } from './calendarDate';
import type { CalendarDate } from './calendarDate';
import { federalHoliday } from './federalHolidays';

/** Copart's rule for buyers: three business days, the day of the sale among them. */
const AUCTION_PAYMENT_DAYS = 3;

/** Monday to Friday and no federal holiday of the US. */
export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && federalHoliday(date) === undefined;
}

/**
 * The business day that comes `days` business days after a date, or before it when `days` is negative; the
 * date itself is not counted. Nought gives the date back, business day or not.
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
 * Last day to pay an auction without a late fee: the third business day, the day of the sale being the first.
 * A sale on a Saturday, Sunday or holiday begins to count on the next business day. The auction's own
 * invoice decides.
 * @param saleDate day of the sale where it was held
 */
export const auctionPaymentDeadline = (saleDate: CalendarDate): CalendarDate =>
  addBusinessDays(addDays(saleDate, -1), AUCTION_PAYMENT_DAYS);
