import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function for event handlers that is always the same one, and calls the latest `callback`. Memoized rows of a long list
 * don't render again because their parent did.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
