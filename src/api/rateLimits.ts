import type { ApiError } from '../lib/apiError';

/**
 * Tracks which paths the server rate limited (429), and until when. Uses the monotonic clock, which changes
 * of the device's clock don't affect.
 */
export interface RateLimits {
  /** The error to return while the path is limited, without sending a request. */
  check(path: string): ApiError | undefined;
  /** Stores the wait of a 429. Ignores other errors. */
  record(path: string, error: ApiError): void;
}

export function createRateLimits(): RateLimits {
  const ends = new Map<string, number>();
  return {
    check(path) {
      const seconds = Math.ceil(((ends.get(path) ?? 0) - performance.now()) / 1000);
      return seconds > 0 ? { kind: 'rate-limited', seconds, isLocal: true } : undefined;
    },
    record(path, error) {
      if (error.kind === 'rate-limited' && error.seconds !== undefined)
        ends.set(path, performance.now() + error.seconds * 1000);
    },
  };
}
