import { addDays, weekdayOf } from './calendarDate';
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

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
/** Kept by the clock of the place in summer, too: 'EST' is New York's time all year. */
const ZONES: Readonly<Record<string, string>> = {
  EST: 'America/New_York',
  CST: 'America/Chicago',
  PST: 'America/Los_Angeles',
  WAT: 'Africa/Lagos',
};
const HOURS = /^(\w{3})-(\w{3}) (\d+):(\d\d) ([AP])M - (\d+):(\d\d) ([AP])M (\w+)$/;

/**
 * Opening hours as they are shown, read: 'Mon-Fri 9:00 AM - 6:00 PM EST'.
 * @throws RangeError for hours that are written otherwise, so that a build stops instead of telling wrong ones
 */
export function readOpeningHours(text: string): OpeningHours {
  const [, first = '', last = '', h1, m1, half1, h2, m2, half2, zone = ''] = HOURS.exec(text) ?? [];
  const timeZone = ZONES[zone];
  const from = DAYS.indexOf(first);
  const weekdays = DAYS.flatMap((_, day) => (day >= from && day <= DAYS.indexOf(last) ? [day] : []));
  if (timeZone === undefined || from < 0 || weekdays.length === 0)
    throw new RangeError(`Opening hours "${text}": write them like "Mon-Fri 9:00 AM - 6:00 PM EST".`);
  const minutes = (hour = '', minute = '', half = '') =>
    ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute);
  return { timeZone, weekdays, opens: minutes(h1, m1, half1), closes: minutes(h2, m2, half2) };
}

/**
 * Whether the office is open, and until or from when. Public holidays are not known here.
 * @throws RangeError for an invalid Date, or hours without a weekday
 */
export function openingState(now: Date, hours: OpeningHours): OpeningState {
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
