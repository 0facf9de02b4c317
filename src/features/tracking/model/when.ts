import { formatCalendarDate, parseCalendarDate } from '../../../lib/time/calendarDate';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { formatDateTime, parseIsoDate } from '../../../lib/time/dates';
import { plainText } from '../../../lib/text/text';
import { ownTimeZone, wallTime } from '../../../lib/time/zonedTime';

/**
 * '12 Dec 2026, 9:00 AM WAT' by the visitor's own clock. A day without a time stays that day everywhere, and
 * what is no date at all is shown as it came.
 */
export function tellWhen(value: string | null | undefined, zone = ownTimeZone()): string | undefined {
  if (!value) return undefined;
  const day = parseCalendarDate(value);
  if (day) return formatCalendarDate(day);
  const instant = parseIsoDate(value);
  return instant ? formatDateTime(instant, zone) : plainText(value, 40) || undefined;
}

/** The day of a date by the visitor's own calendar; a day without a time is that day everywhere. None for what is no date. */
export function dayOf(value: string | null | undefined, zone = ownTimeZone()): CalendarDate | undefined {
  const instant = parseIsoDate(value);
  return instant && (parseCalendarDate(value) ?? wallTime(instant, zone).date);
}
