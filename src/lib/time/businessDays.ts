import { addDays, weekdayOf } from './calendarDate';
import type { CalendarDate } from './calendarDate';

/** Copart's rule for buyers: three business days, the day of the sale among them. */
const AUCTION_PAYMENT_DAYS = 3;

/** Monday to Friday and not among the holidays. */
export function isBusinessDay(date: CalendarDate, holidays: readonly CalendarDate[] = []): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !holidays.includes(date);
}

/**
 * The business day that comes `days` business days after a date, or before it when `days` is negative; the
 * date itself is not counted. Nought gives the date back, business day or not.
 */
export function addBusinessDays(
  date: CalendarDate,
  days: number,
  holidays: readonly CalendarDate[] = [],
): CalendarDate {
  const step = Math.sign(days);
  let current = date;
  for (let left = Math.abs(days); left > 0;) {
    current = addDays(current, step);
    if (isBusinessDay(current, holidays)) left -= 1;
  }
  return current;
}

/**
 * Last day to pay an auction without a late fee: the third business day, the day of the sale being the first.
 * A sale on a Saturday, Sunday or holiday begins to count on the next business day. The auction's own
 * invoice decides.
 * @param saleDate day of the sale where it was held
 */
export function auctionPaymentDeadline(
  saleDate: CalendarDate,
  holidays: readonly CalendarDate[] = [],
): CalendarDate {
  return addBusinessDays(addDays(saleDate, -1), AUCTION_PAYMENT_DAYS, holidays);
}
