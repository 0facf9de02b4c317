import type { CalendarDate } from './calendarDate';

/** The day that the visitor's own calendar shows, 'YYYY-MM-DD', as date inputs want it. */
export function localDay(instant: Date): CalendarDate {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(instant.getFullYear()).padStart(4, '0');
  return `${year}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}` as CalendarDate;
}

/** The year of such a day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));
