import { useEffect, useState } from 'react';
import type { ApiError } from '../lib/apiError';

/** Adds when the wait of a rate limit ends, so that it outlives the page. */
export const withRetryTime = (error: ApiError, now: number): ApiError =>
  error.kind === 'rate-limited' && error.seconds !== undefined
    ? { ...error, retryAt: now + error.seconds * 1000 }
    : error;

/** Seconds left of a rate limit's wait, never more than the server asked for; 0 if there is none. */
export function retryWait(error: ApiError | undefined, now: number): number {
  if (error?.kind !== 'rate-limited') return 0;
  const { seconds = 0, retryAt = 0 } = error;
  return Math.min(seconds, Math.max(0, Math.ceil((retryAt - now) / 1000)));
}

/**
 * A draft's error for display: a rate limit with the seconds left when it appeared, undefined once its wait is over.
 * Use it in a component that mounts with the error, or with the error as `key`.
 */
export function useCurrentError(error: ApiError | undefined): ApiError | undefined {
  const [shown, setShown] = useState(() => ({ error, wait: retryWait(error, Date.now()), isOver: false }));
  if (shown.error !== error) {
    // eslint-disable-next-line react-hooks/purity -- the wait is read once per error
    setShown({ error, wait: retryWait(error, Date.now()), isOver: false });
  }
  const hasWait = error?.kind === 'rate-limited' && error.retryAt !== undefined;
  useEffect(() => {
    if (!hasWait) return undefined;
    const timer = setTimeout(() => {
      setShown((current) => ({ ...current, isOver: true }));
    }, shown.wait * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [hasWait, shown.error, shown.wait]);
  if (!hasWait) return error;
  return shown.isOver || shown.wait === 0 ? undefined : { ...error, seconds: shown.wait };
}
