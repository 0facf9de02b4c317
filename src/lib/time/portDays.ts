import { addDays, daysBetween } from './calendarDate';
import type { CalendarDate } from './calendarDate';

/**
 * Days after discharge from which customs in Nigeria reportedly treat uncleared cargo as overtime cargo. Rules change, so
 * each place that shows it says so.
 */
export const OVERTIME_DAYS = 30;

export interface PortDays {
  /** Days since discharge; 0 on that day, negative before. */
  readonly day: number;
  /** When uncleared cargo becomes overtime cargo. */
  readonly overtime: CalendarDate;
  readonly isOvertime: boolean;
}

/** A shipment's day count since discharge, and the day from which it's overtime cargo. */
export function portDays(discharge: CalendarDate, today: CalendarDate): PortDays {
  const day = daysBetween(discharge, today);
  return { day, overtime: addDays(discharge, OVERTIME_DAYS), isOvertime: day >= OVERTIME_DAYS };
}

/**
 * The last day without fees. The day after discharge counts as the first free day, because the car comes off the vessel at
 * any hour; tariffs differ, so each place that shows it says to check the terminal's.
 */
export const lastFreeDay = (discharge: CalendarDate, freeDays: number): CalendarDate =>
  addDays(discharge, freeDays);
