import type { CalendarDate } from './calendarDate';

/** The date in the visitor's time zone, 'YYYY-MM-DD', as date inputs need it. */
export function localDay(instant: Date): CalendarDate {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(instant.getFullYear()).padStart(4, '0');
  return `${year}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}` as CalendarDate;
}
