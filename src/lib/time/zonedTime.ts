import type { CalendarDate } from './calendarDate';
import { DAY_MS, MINUTE_MS } from './timeUnits';

/** Local date and time in a zone. `minutes` are since midnight, 0 to 1439. */
export interface WallTime {
  date: CalendarDate;
  minutes: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached by zone, because creating a formatter is slow. */
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

/** IANA name of the visitor's zone; UTC if the browser doesn't reveal it. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/**
 * An instant's local time in a zone.
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

/** The local time as if it were in UTC, in milliseconds since the epoch. */
const asUtc = ({ date, minutes }: WallTime): number => Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;

/** The zone's offset from UTC at an instant, in milliseconds (whole minutes). */
function offsetAt(ms: number, timeZone: string): number {
  return asUtc(wallTime(new Date(ms), timeZone)) - Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant of a local time in a zone. A repeated hour returns the first of the two instants; in a skipped
 * hour, the time is shifted forward by the length of the gap, like Temporal's 'compatible'.
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const guess = asUtc(wall);
  const before = offsetAt(guess - DAY_MS, timeZone);
  const after = offsetAt(guess + DAY_MS, timeZone);
  const offset = [before, after].find((one) => offsetAt(guess - one, timeZone) === one) ?? before;
  return new Date(guess - offset);
}
