import type { Store } from './database';

/** The sandbox's own time: the real one, moved forward by what developers asked for. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  advance(minutes: number): void;
  reset(): void;
}

const OFFSET = 'clock_offset_ms';

/** @param base where time comes from, in milliseconds since 1970 */
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
