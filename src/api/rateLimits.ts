import type { ApiError } from '../lib/apiError';

/** Which paths the server has rate limited (429), and until when. Counted on the monotonic clock, which nobody sets. */
export interface RateLimits {
  /** The error to answer with while the path is limited, so that no request goes out. */
  check(path: string): ApiError | undefined;
  /** Remembers the wait that a 429 asks for. Any other error is ignored. */
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
