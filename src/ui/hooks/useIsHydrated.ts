import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False in the prerendered page and in the first client render; true from then on. What it lets in is rendered in
 * slices: it is often the heaviest part of a page, and the visitor may be pressing something.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(
    useSyncExternalStore(
      subscribe,
      () => true,
      () => false,
    ),
  );
}
