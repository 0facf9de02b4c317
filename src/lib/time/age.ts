import { plural } from '../text/plural';
import { formatCalendarDate } from './calendarDate';
import { localDay } from './localDay';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './timeUnits';

/**
 * 'just now' within the first minute, then '5 minutes ago', '3 hours ago', in the largest whole unit. From 24 hours on
 * the date in the visitor's own calendar: '12 Dec 2026'. A time from the future counts as now: clocks differ. By hand:
 * the first of `Intl`'s formatters takes a phone 50 ms.
 * @param at milliseconds since 1970, as `now`
 */
export function formatAge(at: number, now: number): string {
  const ms = now - at;
  if (ms < MINUTE_MS) return 'just now';
  if (ms >= DAY_MS) return formatCalendarDate(localDay(new Date(at)));
  const [unit, length] = ms < HOUR_MS ? (['minute', MINUTE_MS] as const) : (['hour', HOUR_MS] as const);
  const count = Math.floor(ms / length);
  return `${plural(count, unit)} ago`;
}
