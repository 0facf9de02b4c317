import type { Store } from './database';

/** The sandbox's clock: real time plus the offset that developers set. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  advance(minutes: number): void;
  reset(): void;
}

const OFFSET = 'clock_offset_ms';

/** @param base the underlying clock, in milliseconds since 1970 */
export function createClock(base: () => number, store: Store): Clock {
  let offset = Number(store.setting(OFFSET) ?? 0);
  const set = (value: number) => {
    offset = value;
    store.setSetting(OFFSET, String(value));
  };
  return {
    now: () => base() + offset,
    advance: (minutes) => {
      set(offset + minutes * 60_000);
    },
    reset: () => {
      set(0);
    },
  };
}
