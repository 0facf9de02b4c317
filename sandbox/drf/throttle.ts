import type { Rate } from '../options';
import { throttled } from './errors';

/** Counts requests in a sliding window, like DRF's SimpleRateThrottle: rejected requests don't count. */
export interface Throttle {
  /** @throws a 429 with the seconds to wait */
  check(key: string, rate: Rate): void;
  clear(): void;
}

export function createThrottle(now: () => number): Throttle {
  const history = new Map<string, number[]>();
  return {
    check(key, { limit, seconds }) {
      const time = now();
      const recent = (history.get(key) ?? []).filter((at) => time - at < seconds * 1000);
      const oldest = recent[0];
      if (recent.length >= limit && oldest !== undefined) throw throttled(seconds - (time - oldest) / 1000);
      history.set(key, [...recent, time]);
    },
    clear: () => {
      history.clear();
    },
  };
}
