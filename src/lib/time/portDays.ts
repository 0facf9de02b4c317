import { addDays, daysBetween } from './calendarDate';
import type { CalendarDate } from './calendarDate';

/**
 * Nigerian customs' thresholds for uncleared cargo, in days after discharge. By the rule, the second is three
 * months, which is 89 to 92 days. Rules change, so each place that shows these says so.
 */
const THRESHOLDS = [
  { code: 'overtime', days: 30 },
  { code: 'further-handling', days: 90 },
  { code: 'disposal', days: 120 },
] as const;

export interface PortThreshold {
  code: (typeof THRESHOLDS)[number]['code'];
  /** Days after discharge at which the threshold is reached. */
  days: number;
  date: CalendarDate;
  /** Days from today; 0 today, negative if passed. */
  daysLeft: number;
}

export interface PortDays {
  /** Days since discharge; 0 on that day, negative before. */
  day: number;
  thresholds: readonly PortThreshold[];
  /** The first threshold ahead; undefined if all have passed. */
  next: PortThreshold | undefined;
}

/** A shipment's day count since discharge, and the dates of the thresholds. */
export function portDays(discharge: CalendarDate, today: CalendarDate): PortDays {
  const thresholds = THRESHOLDS.map(({ code, days }) => {
    const date = addDays(discharge, days);
    return { code, days, date, daysLeft: daysBetween(today, date) };
  });
  return {
    day: daysBetween(discharge, today),
    thresholds,
    next: thresholds.find((threshold) => threshold.daysLeft > 0),
  };
}

/**
 * The last day without fees. The day after discharge counts as the first free day, because the car comes off the vessel at
 * any hour; tariffs differ, so each place that shows it says to check the terminal's.
 */
export const lastFreeDay = (discharge: CalendarDate, freeDays: number): CalendarDate =>
  addDays(discharge, freeDays);
