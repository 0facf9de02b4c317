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

/** Components mounted after hydration get the time in their first render. */
const read = () => (current ||= Date.now());

/**
 * The current time in milliseconds since the epoch, updated twice a minute; `null` in the prerendered page and during
 * hydration, because the prerendered page's time would be outdated. All components share one timer.
 */
export function useNow(): number | null {
  const now = useDeferredValue(useSyncExternalStore(subscribe, read, () => 0));
  return now || null;
}
