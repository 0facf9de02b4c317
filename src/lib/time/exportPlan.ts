import { addBusinessDays } from './businessDays';
import type { CalendarDate } from './calendarDate';
import { wallTime } from './zonedTime';

/** Title to customs and ITN are due this many hours before export, 19 CFR 192.2(c). */
const EXPORT_NOTICE_HOURS = 72;

const HOUR_MS = 3_600_000;

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
