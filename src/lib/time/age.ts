import { formatCalendarDate } from './calendarDate';
import { localDay } from './localDay';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './timeUnits';

const UNITS = [
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', 1000],
] as const;

/**
 * '5 minutes ago', 'in 3 hours', in the largest whole unit: 119 minutes are one hour. From 24 hours on the date in the
 * visitor's own calendar: '12 Dec 2026'. By hand: the first of `Intl`'s formatters takes a phone 50 ms.
 */
export function formatRelative(instant: Date, now: Date): string {
  const ms = Math.abs(now.getTime() - instant.getTime());
  if (ms >= DAY_MS) return formatCalendarDate(localDay(instant));
  const [unit, length] = UNITS.find(([, least]) => ms >= least) ?? UNITS[2];
  const value = Math.floor(ms / length);
  const span = `${String(value)} ${unit}${value === 1 ? '' : 's'}`;
  return instant.getTime() <= now.getTime() ? `${span} ago` : `in ${span}`;
}
