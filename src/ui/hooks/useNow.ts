import { useDeferredValue, useSyncExternalStore } from 'react';

const TICK_MS = 30_000;
let current = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  current = Date.now();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
    current = 0;
  };
};

/** Whoever mounts after the first page has the time at once. */
const read = () => (current ||= Date.now());

/**
 * The time now, in ms since the epoch, renewed twice a minute; `null` on the server and while hydrating, because a
 * prerendered page does not know when it will be read. All users share one timer, and render in slices.
 */
export function useNow(): number | null {
  const now = useDeferredValue(useSyncExternalStore(subscribe, read, () => 0));
  return now || null;
}
