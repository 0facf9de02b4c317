import { daysBetween, formatCalendarDate, weekdayOf } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Monday, 23 Nov 2026', which breaks after the comma only. */
export const weekdayDate = (date: CalendarDate): string =>
  `${WEEKDAYS[weekdayOf(date)] ?? ''}, ${formatCalendarDate(date).replaceAll(' ', '\u00A0')}`;

/** 'today', 'tomorrow', 'in 3 days', '1 day ago'. */
export function daysFrom(today: CalendarDate, date: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1) return `in ${String(days)} days`;
  return days === -1 ? 'yesterday' : `${String(-days)} days ago`;
}
