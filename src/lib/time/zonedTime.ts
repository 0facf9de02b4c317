import type { CalendarDate } from './calendarDate';
import { DAY_MS, MINUTE_MS } from './timeUnits';

/** What calendar and clock on the wall show in a zone. `minutes` are counted from midnight, 0-1439. */
export interface WallTime {
  date: CalendarDate;
  minutes: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow (about 0.1 ms), so there is one for each zone. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** IANA name of the visitor's own zone; UTC where the browser keeps it to itself. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * Wall time of an instant in a zone.
 * @param timeZone IANA name, such as 'America/New_York'
 * @throws RangeError for an invalid Date or an unknown zone
 */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const parts = formatterFor(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` as CalendarDate,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** A wall time read as if it were UTC, in milliseconds. */
const asUtc = ({ date, minutes }: WallTime): number => Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;

/** How far a zone is ahead of UTC at an instant, in milliseconds (whole minutes). */
function offsetAt(ms: number, timeZone: string): number {
  return asUtc(wallTime(new Date(ms), timeZone)) - Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant at which a zone's wall shows a time. In the hour that clocks repeat it is the first of the two;
 * in the hour that they skip, it is as long after the change as the time is into the gap (as Temporal's
 * 'compatible').
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const guess = asUtc(wall);
  const before = offsetAt(guess - DAY_MS, timeZone);
  const after = offsetAt(guess + DAY_MS, timeZone);
  const offset = [before, after].find((one) => offsetAt(guess - one, timeZone) === one) ?? before;
  return new Date(guess - offset);
}
