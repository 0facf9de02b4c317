import { addDays, daysBetween } from './calendarDate';
import type { CalendarDate } from './calendarDate';

/**
 * What happens to cargo that nobody clears, counted from discharge: overtime cargo in customs' special handling,
 * further handling, possible disposal. The second is three months by the rule, 89 to 92 days by the calendar. Rules
 * change: wherever these days are shown, that is said beside them.
 */
const THRESHOLDS = [
  { code: 'overtime', days: 30 },
  { code: 'further-handling', days: 90 },
  { code: 'disposal', days: 120 },
] as const;

export interface PortThreshold {
  code: (typeof THRESHOLDS)[number]['code'];
  /** Days after discharge, and the day on which they are full. */
  days: number;
  date: CalendarDate;
  /** Days from today; 0 today, negative when it has passed. */
  daysLeft: number;
}

export interface PortDays {
  /** Days since discharge: 0 on that day, negative while it is still to come. */
  day: number;
  thresholds: readonly PortThreshold[];
  /** The first threshold that has not come; undefined when all have. */
  next: PortThreshold | undefined;
}

/** Where a shipment stands between its discharge and the day when it may be disposed of. */
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
