import { useEffect, useState } from 'react';
import type { ApiError } from '../lib/apiError';
import { retryWait } from './retryWait';

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
    const timer = setTimeout(() => setShown((current) => ({ ...current, isOver: true })), shown.wait * 1000);
    return () => clearTimeout(timer);
  }, [hasWait, shown.error, shown.wait]);
  if (!hasWait) return error;
  return shown.isOver || shown.wait === 0 ? undefined : { ...error, seconds: shown.wait };
}
