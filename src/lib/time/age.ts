import { groupDigits } from '../text/groupDigits';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './timeUnits';

export type AgeUnit = 'second' | 'minute' | 'hour' | 'day';

/** A time span in its largest whole unit: 119 minutes are one hour. */
export interface Age {
  value: number;
  unit: AgeUnit;
}

const UNITS: readonly (readonly [AgeUnit, number])[] = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
];

/**
 * The span between two instants, cut off to its largest whole unit; never negative, whichever comes first.
 * Days are of 24 hours.
 */
export function ageInWholeUnits(one: Date, other: Date): Age {
  const ms = Math.abs(other.getTime() - one.getTime());
  const found = UNITS.find(([, length]) => ms >= length);
  return found
    ? { value: Math.floor(ms / found[1]), unit: found[0] }
    : { value: Math.floor(ms / 1000), unit: 'second' };
}

/** '5 minutes ago', 'in 3 hours', '1,000 days ago'. By hand: the first of `Intl`'s formatters takes a phone 50 ms. */
export function formatRelative(instant: Date, now: Date): string {
  const { value, unit } = ageInWholeUnits(instant, now);
  const span = `${groupDigits(String(value))} ${unit}${value === 1 ? '' : 's'}`;
  return instant.getTime() <= now.getTime() ? `${span} ago` : `in ${span}`;
}
