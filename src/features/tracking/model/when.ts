import { formatCalendarDate, parseCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { formatDateTime, parseIsoDate } from '../../../lib/time/dates';
import { plainText } from '../../../lib/text/text';
import { instantOf, wallTime } from '../../../lib/time/zonedTime';
import { foreignZone } from './eventZone';

/** A date from the backend, in ISO 8601, with or without a time. */
type When = string | null | undefined;

/**
 * Formats a date in a zone, such as '12 Dec 2026, 9:00 AM WAT'. A date without a time isn't converted; text that isn't a
 * date is returned as is.
 * @param zone IANA name, of an event from `zoneOfEvent`
 */
export function formatWhen(value: When, zone: string): string | undefined {
  if (!value) return undefined;
  const day = parseCalendarDate(value);
  if (day) return formatCalendarDate(day);
  const instant = parseIsoDate(value);
  return instant ? formatDateTime(instant, zone) : plainText(value, 40) || undefined;
}

/** The calendar day in a zone. A date without a time isn't converted; undefined if it isn't a date. */
export function dayOf(value: When, zone: string): CalendarDate | undefined {
  const instant = parseIsoDate(value);
  return instant && (parseCalendarDate(value) ?? wallTime(instant, zone).date);
}

/**
 * Formats a day in a zone, such as '12 Dec 2026', or '12 Dec 2026 (WAT)' if the visitor's clock differs. A date without a
 * time is the same everywhere. Undefined if it isn't a date.
 */
export function formatDay(value: When, zone: string): string | undefined {
  const [day, instant] = [dayOf(value, zone), parseIsoDate(value)];
  if (!day || !instant) return undefined;
  const named = parseCalendarDate(value) ? undefined : foreignZone(zone, instant);
  return named ? `${formatCalendarDate(day)} (${named})` : formatCalendarDate(day);
}

/** The instant; a date without a time is its midnight in the zone. Undefined if it isn't a date. */
export function instantIn(value: When, zone: string): Date | undefined {
  const date = parseCalendarDate(value);
  return date ? instantOf({ date, minutes: 0 }, zone) : parseIsoDate(value);
}
