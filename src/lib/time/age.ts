import { plural } from '../text/plural';
import { formatCalendarDate, localDay } from './calendarDate';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './timeUnits';

/**
 * Formats an age: 'just now' within the first minute, then '5 minutes ago' or '3 hours ago', and after 24
 * hours the date in the visitor's time zone, '12 Dec 2026'. A time in the future counts as now, because
 * clocks differ. Doesn't use `Intl`, because creating the first formatter takes a phone 50 ms.
 * @param at milliseconds since the epoch, as is `now`
 */
export function formatAge(at: number, now: number): string {
  const ms = now - at;
  if (ms < MINUTE_MS) return 'just now';
  if (ms >= DAY_MS) return formatCalendarDate(localDay(new Date(at)));
  const [unit, length] = ms < HOUR_MS ? (['minute', MINUTE_MS] as const) : (['hour', HOUR_MS] as const);
  const count = Math.floor(ms / length);
  return `${plural(count, unit)} ago`;
}
