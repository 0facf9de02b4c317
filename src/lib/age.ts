export type AgeUnit = 'second' | 'minute' | 'hour' | 'day';

/** A time span in its largest whole unit: 119 minutes are one hour. */
export interface Age {
  value: number;
  unit: AgeUnit;
}

const UNITS: readonly (readonly [AgeUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
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

/** '5 minutes ago', 'in 3 hours'; in English always, so that the server's page and the browser's agree. */
export function formatRelative(instant: Date, now: Date): string {
  const { value, unit } = ageInWholeUnits(instant, now);
  const past = instant.getTime() <= now.getTime();
  return new Intl.RelativeTimeFormat('en-US').format(past ? -value : value, unit);
}
