import { useState, useSyncExternalStore } from 'react';
import type { Stored } from './defineStored';

/**
 * A stored value as React state. The prerendered page and hydration show the fallback; the stored value follows at
 * once, and changes of other tabs as they come. What the device does not save lasts as long as the component.
 *
 * @returns the value, its setter, its removal, and whether the device saved what it was last given
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
