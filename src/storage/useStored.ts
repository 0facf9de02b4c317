import { useState, useSyncExternalStore } from 'react';
import type { Stored } from './defineStored';

/**
 * A stored value as React state. Prerendering and hydration use the fallback; the stored value and other
 * tabs' changes follow. If a value can't be saved, it lasts until the component unmounts.
 * @returns the value, a setter, a remove function, and whether the last value was saved
 */
export function useStored<T, F>(stored: Stored<T, F>) {
  const saved = useSyncExternalStore(stored.subscribe, stored.read, () => stored.fallback);
  const [unsaved, setUnsaved] = useState<{ readonly value: T }>();

  const write = (value: T) => {
    setUnsaved(stored.write(value) ? undefined : { value });
  };
  const remove = () => {
    stored.remove();
    setUnsaved(undefined);
  };
  return [unsaved ? unsaved.value : saved, write, remove, unsaved === undefined] as const;
}
