import { daysBetween, formatCalendarDate } from '../../lib/time/calendarDate';
import type { CalendarDate } from '../../lib/time/calendarDate';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** 'Monday, 23 Nov 2026', which breaks after the comma only. */
export const weekdayDate = (date: CalendarDate): string =>
  `${weekday.format(new Date(date))}, ${formatCalendarDate(date).replaceAll(' ', '\u00A0')}`;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** 'today', 'tomorrow', 'in 3 days', 'yesterday', '3 days ago'. */
export const relativeDay = (today: CalendarDate, date: CalendarDate): string =>
  relative.format(daysBetween(today, date), 'day');
