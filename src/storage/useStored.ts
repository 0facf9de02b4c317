import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Stored } from './defineStored';

/**
 * A stored value as React state. Prerendering and hydration use the fallback; the stored value and other
 * tabs' changes follow. If a value can't be saved, it lasts until the component unmounts or
 * the key is deleted, as on logout.
 * @returns the value, a setter, a remove function, and whether the last value was saved
 */
export function useStored<T, F>(stored: Stored<T, F>) {
  const saved = useSyncExternalStore(stored.subscribe, stored.read, () => stored.fallback);
  const [unsaved, setUnsaved] = useState<{ readonly value: T }>();

  useEffect(
    () =>
      stored.subscribe(() => {
        if (!stored.find()) setUnsaved(undefined);
      }),
    [stored],
  );

  const write = (value: T) => {
    setUnsaved(stored.write(value) ? undefined : { value });
  };
  return [unsaved ? unsaved.value : saved, write, stored.remove, unsaved === undefined] as const;
}
