import { formatCalendarDate, parseCalendarDate, weekdayOf } from './calendarDate';
import { wallTime } from './zonedTime';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Local abbreviations (IANA) of zones for which Intl writes 'GMT+1'. */
const ABBREVIATIONS: Readonly<Record<string, string>> = { 'Africa/Lagos': 'WAT' };

const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})([.,]\d+)?)?\s?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * Parses an instant from ISO 8601 as backends and PostgreSQL write it. A date alone is midnight UTC, and a time without a
 * zone is in UTC.
 * @returns undefined for anything else: other types, words, 30 February, hour 25
 */
export function parseIsoDate(value: unknown): Date | undefined {
  if (typeof value !== 'string') return undefined;
  const match = ISO.exec(value.trim());
  const date = parseCalendarDate(match?.[1]);
  if (!match || !date) return undefined;
  const [, , time = '00:00', seconds = '00', fraction = '', zone = 'Z'] = match;
  // PostgreSQL writes '+00' and '+05:30', ISO 8601's basic format '+0530'.
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const offset = sign && hours ? `${sign}${hours}:${minutes}` : 'Z';
  const milliseconds = fraction && `.${fraction.slice(1, 4)}`;
  const instant = new Date(`${date}T${time}:${seconds}${milliseconds}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** 'EST' or 'EDT', 'WAT' for Lagos, 'UTC'; 'GMT+2' if there is no English abbreviation. */
export function zoneAbbreviation(instant: Date, timeZone: string): string {
  const known = ABBREVIATIONS[timeZone];
  if (known) return known;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/** '12 Dec 2026', in the given zone. */
export const formatDate = (instant: Date, timeZone: string): string =>
  formatCalendarDate(wallTime(instant, timeZone).date);

/**
 * '9:00 AM', with a no-break space. Formatted by hand, because ICU versions differ in the space before AM, so the
 * prerendered page and the browser wouldn't match.
 */
function clockTime(instant: Date, timeZone: string): string {
  const { minutes } = wallTime(instant, timeZone);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  return `${String(hour % 12 || 12)}:${minute}\u00A0${hour < 12 ? 'AM' : 'PM'}`;
}

/** '9:00 AM EST', with no-break spaces. */
export const formatTime = (instant: Date, timeZone: string): string =>
  `${clockTime(instant, timeZone)}\u00A0${zoneAbbreviation(instant, timeZone)}`;

/** '12 Dec 2026, 9:00 AM EST'. */
export const formatDateTime = (instant: Date, timeZone: string): string =>
  `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

/** 'Mon 9:00 AM EST', or with a place 'Mon 3:00 PM in Lagos (WAT)', for a time within the coming week. */
export function formatWeekdayTime(instant: Date, timeZone: string, place?: string): string {
  const weekday = WEEKDAYS[weekdayOf(wallTime(instant, timeZone).date)] ?? '';
  const time = place
    ? `${clockTime(instant, timeZone)} ${place} (${zoneAbbreviation(instant, timeZone)})`
    : formatTime(instant, timeZone);
  return `${weekday} ${time}`;
}
