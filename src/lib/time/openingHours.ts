import { addDays, weekdayOf } from './calendarDate';
import { weekdaysOf } from './hoursText';
import type { OpeningHours } from './hoursText';
import { instantOf, wallTime } from './zonedTime';

export type OpeningState = { open: true; closesAt: Date } | { open: false; opensAt: Date };

/** Minutes since midnight. */
const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * Whether the office is open, and when that changes. Doesn't know public holidays.
 * @throws RangeError for an invalid Date, or hours without days
 */
export function openingState(now: Date, hours: OpeningHours): OpeningState {
  const { timeZone } = hours;
  const weekdays = weekdaysOf(hours);
  const today = wallTime(now, timeZone).date;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = addDays(today, ahead);
    if (!weekdays.includes(weekdayOf(date))) continue;
    const opensAt = instantOf({ date, minutes: minutesOf(hours.opens) }, timeZone);
    const closesAt = instantOf({ date, minutes: minutesOf(hours.closes) }, timeZone);
    if (now < opensAt) return { open: false, opensAt };
    if (now < closesAt) return { open: true, closesAt };
  }
  throw new RangeError('opening hours name no weekday');
}
