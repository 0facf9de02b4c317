import { plural } from '../text/format';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './timeUnits';

/**
 * A date without time or zone, 'YYYY-MM-DD' (ISO 8601), as returned by `<input type="date">`. Untrusted text
 * is converted only with `parseCalendarDate`.
 */
export type CalendarDate = `${number}-${number}-${number}`;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** From 1900 to 2999. A year of a visitor who is still typing it, such as 0002, or 9999 isn't meant, nor can all be added to. */
const DATE = /^(?:19|2\d)\d{2}-\d{2}-\d{2}$/;

const utcMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

/** The date of an instant in UTC. */
const utcDay = (ms: number): CalendarDate => new Date(ms).toISOString().slice(0, 10) as CalendarDate;

/** Parses an existing date. Returns undefined for '2026-02-30', '9999-12-31', '', '12/12/2026' and non-strings. */
export function parseCalendarDate(value: unknown): CalendarDate | undefined {
  if (typeof value !== 'string' || !DATE.test(value.trim())) return undefined;
  const date = value.trim() as CalendarDate;
  const ms = utcMidnight(date);
  return !Number.isNaN(ms) && utcDay(ms) === date ? date : undefined;
}

/** Adds days; a negative number subtracts them. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  utcDay(utcMidnight(date) + days * DAY_MS);

/** Number of days from one date to another; negative if `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);

/** Day of the week, from 0 (Sunday) to 6 (Saturday). */
export const weekdayOf = (date: CalendarDate): number => new Date(utcMidnight(date)).getUTCDay();

/** The date's year. */
export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

/** '12 Dec 2026', a format that is unambiguous for both Americans and Nigerians. */
export function formatCalendarDate(date: CalendarDate): string {
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  return `${String(Number(date.slice(8, 10)))} ${month} ${date.slice(0, 4)}`;
}

/** '16 to 19 Dec 2026', without repeating the same month or year. A single date if both are equal. */
export function formatDateRange(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return formatCalendarDate(from);
  const first = formatCalendarDate(from).split(' ');
  const shared = from.slice(0, 7) === to.slice(0, 7) ? 2 : Number(yearOf(from) === yearOf(to));
  return `${first.slice(0, first.length - shared).join(' ')} to ${formatCalendarDate(to)}`;
}

/** The date in the visitor's time zone, 'YYYY-MM-DD', as date inputs need it. */
export function localDay(instant: Date): CalendarDate {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(instant.getFullYear()).padStart(4, '0');
  return `${year}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}` as CalendarDate;
}

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
