/** In milliseconds. A day is 24 hours, regardless of clock changes. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
