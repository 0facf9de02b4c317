import { formatCalendarDate, parseCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { formatDateTime, parseIsoDate } from '../../../lib/time/dates';
import { plainText } from '../../../lib/text/text';
import { ownTimeZone, wallTime } from '../../../lib/time/zonedTime';

/**
 * Formats a date in the visitor's time zone, such as '12 Dec 2026, 9:00 AM WAT'. A date without a time isn't converted;
 * text that isn't a date is returned as is.
 */
export function formatWhen(value: string | null | undefined, zone = ownTimeZone()): string | undefined {
  if (!value) return undefined;
  const day = parseCalendarDate(value);
  if (day) return formatCalendarDate(day);
  const instant = parseIsoDate(value);
  return instant ? formatDateTime(instant, zone) : plainText(value, 40) || undefined;
}

/** The calendar day in the visitor's time zone. A date without a time isn't converted; undefined if it isn't a date. */
export function dayOf(value: string | null | undefined, zone = ownTimeZone()): CalendarDate | undefined {
  const instant = parseIsoDate(value);
  return instant && (parseCalendarDate(value) ?? wallTime(instant, zone).date);
}
