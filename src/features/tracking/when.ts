import { formatCalendarDate, parseCalendarDate } from '../../lib/calendarDate';
import { formatDateTime, parseIsoDate } from '../../lib/dates';
import { plainText } from '../../lib/text';

/** The visitor's own zone; UTC where the browser keeps it to itself. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * '12 Dec 2026, 9:00 AM WAT' by the visitor's own clock. A day without a time stays that day everywhere, and
 * what is no date at all is shown as it came.
 */
export function tellWhen(value: string | null | undefined, zone: string = ownZone()): string | undefined {
  if (!value) return undefined;
  const day = parseCalendarDate(value);
  if (day) return formatCalendarDate(day);
  const instant = parseIsoDate(value);
  return instant ? formatDateTime(instant, zone) : plainText(value, 40) || undefined;
}
