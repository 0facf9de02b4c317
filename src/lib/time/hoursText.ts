const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Opening hours, the same on each of the given days, in one time zone. */
export interface OpeningHours {
  /** In weekday order. */
  readonly days: readonly (typeof DAYS)[number][];
  /** In 24-hour time, such as '09:00'; `closes` is the first closed minute. */
  readonly opens: `${number}:${number}`;
  readonly closes: `${number}:${number}`;
  /** IANA name. */
  readonly timeZone: string;
  /** As displayed. */
  readonly zoneName: string;
}

/** As numbers from 0 (Sunday) to 6 (Saturday). */
export const weekdaysOf = ({ days }: OpeningHours): readonly number[] => days.map((day) => DAYS.indexOf(day));

/** 'Mon-Fri', or 'Mon, Wed' if the days aren't consecutive. */
export function daysText(hours: OpeningHours, separator = ', '): string {
  const { days } = hours;
  const numbers = weekdaysOf(hours);
  const isRange = days.length > 2 && numbers.every((day, index) => day === (numbers[0] ?? 0) + index);
  return isRange ? `${days[0] ?? ''}-${days.at(-1) ?? ''}` : days.join(separator);
}

/** '9:00 AM' */
function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${String(hours % 12 || 12)}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** 'Mon-Fri 9:00 AM - 6:00 PM EST', as in the specification (§2, §9). */
export const hoursText = (hours: OpeningHours): string =>
  `${daysText(hours)} ${timeText(hours.opens)} - ${timeText(hours.closes)} ${hours.zoneName}`;

/** The same for short lines, which may break only before a time. */
export const unbrokenTimes = (hours: string): string => hours.replace(/ (?!\d)/g, '\u00A0');
