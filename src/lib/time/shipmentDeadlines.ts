import { addBusinessDays } from './businessDays';
import type { CalendarDate } from './calendarDate';
import { HOUR_MS } from './timeUnits';
import { wallTime } from './zonedTime';
import { addDays, daysBetween } from './calendarDate';

/** Title to customs and ITN are due this many hours before export, 19 CFR 192.2(c). */
const EXPORT_NOTICE_HOURS = 72;

export interface ExportPlan {
  /** 72 elapsed hours before the cutoff, including weekends and clock changes. */
  lastMoment: Date;
  /** The last business day that ends before `lastMoment`, to have title and ITN in place. */
  lastFullWeekday: CalendarDate;
  /** `safe` until the end of that weekday, `tight` until the last moment, then `too-late`. */
  state: 'safe' | 'tight' | 'too-late';
}

/**
 * Counts back from a vessel's cutoff. Export is later than the cutoff, so this errs on the safe side.
 * @param timeZone IANA name of the port of loading's zone, which determines the weekday
 * @throws RangeError for an invalid Date or an unknown zone
 */
export function exportPlan(cutOff: Date, now: Date, timeZone: string): ExportPlan {
  const lastMoment = new Date(cutOff.getTime() - EXPORT_NOTICE_HOURS * HOUR_MS);
  const lastFullWeekday = addBusinessDays(wallTime(lastMoment, timeZone).date, -1);
  if (now > lastMoment) return { lastMoment, lastFullWeekday, state: 'too-late' };
  const state = wallTime(now, timeZone).date <= lastFullWeekday ? 'safe' : 'tight';
  return { lastMoment, lastFullWeekday, state };
}

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
