import type { ApiError } from '../lib/apiError';

/** The waits that a server which was asked too often has told (429), by path and by a clock that nobody sets. */
export interface Waits {
  /** What to answer in the server's stead while the wait lasts. */
  held(path: string): ApiError | undefined;
  /** Holds the path back for as long as the server says. */
  heed(path: string, error: ApiError): void;
}

export function createWaits(): Waits {
  const ends = new Map<string, number>();
  return {
    held(path) {
      const seconds = Math.ceil(((ends.get(path) ?? 0) - performance.now()) / 1000);
      return seconds > 0 ? { kind: 'rate-limited', seconds, isHeld: true } : undefined;
    },
    heed(path, error) {
      if (error.kind === 'rate-limited' && error.seconds !== undefined)
        ends.set(path, performance.now() + error.seconds * 1000);
    },
  };
}
