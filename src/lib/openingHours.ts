import { addDays, weekdayOf } from './calendarDate';
import { formatWeekdayTime } from './dates';
import { instantOf, wallTime } from './zonedTime';

/** The same hours on some days of the week, by the clock of one zone. */
export interface OpeningHours {
  /** IANA name. */
  timeZone: string;
  /** 0 Sunday to 6 Saturday; at least one. */
  weekdays: readonly number[];
  /** Minutes from midnight; `closes` is the first minute that is closed. */
  opens: number;
  closes: number;
}

export type OpeningState = { open: true; closesAt: Date } | { open: false; opensAt: Date };

/** Mon-Fri 9:00 AM - 6:00 PM EST (specification, sections 2 and 9), kept by New York's clock in summer too. */
export const OFFICE_HOURS: OpeningHours = {
  timeZone: 'America/New_York',
  weekdays: [1, 2, 3, 4, 5],
  opens: 9 * 60,
  closes: 18 * 60,
};

/**
 * Whether the office is open, and until or from when. Public holidays are not known here.
 * @throws RangeError for an invalid Date, or hours without a weekday
 */
export function openingState(now: Date, hours: OpeningHours = OFFICE_HOURS): OpeningState {
  const today = wallTime(now, hours.timeZone).date;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    if (!hours.weekdays.includes(weekdayOf(date))) continue;
    const opensAt = instantOf({ date, minutes: hours.opens }, hours.timeZone);
    const closesAt = instantOf({ date, minutes: hours.closes }, hours.timeZone);
    if (now < opensAt) return { open: false, opensAt };
    if (now < closesAt) return { open: true, closesAt };
  }
  throw new RangeError('opening hours name no weekday');
}

/** 'Mon 9:00 AM EST': when the office opens or closes, by any clock. */
export const formatInZone = (instant: Date, timeZone: string): string => formatWeekdayTime(instant, timeZone);
