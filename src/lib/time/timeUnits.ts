/** Milliseconds of what the clock counts in; a day has 24 hours, whatever a zone does to its clocks. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
