import { useEffect, useRef, useState } from 'react';
import { readExpiring, writeExpiring } from '../lib/expiringStorage';
import { readItem, removeItem, writeItem } from '../lib/safeStorage';

/**
 * State that is kept on this device, for a tool's own fields. The first render shows `initial`, as the prerendered
 * page does; what is stored follows at once. Storage that is forbidden, full or corrupted costs only the memory.
 *
 * @param key from the registry of storage keys
 * @param parse checks what was stored; `undefined` drops it
 * @param lifetimeDays for a key that expires, its lifetime from the registry
 * @returns the state, how to keep another, how to forget it, and whether the device took what it was last given
 */
export function useDeviceState<T>(
  key: string,
  initial: T,
  parse: (stored: unknown) => T | undefined,
  lifetimeDays?: number,
) {
  const [value, setValue] = useState(initial);
  const [isKept, setIsKept] = useState(true);
  const parseStored = useRef(parse);

  useEffect(() => {
    const stored = lifetimeDays === undefined ? readJson(key) : readExpiring({ key, lifetimeDays })?.value;
    const parsed = stored === undefined ? undefined : parseStored.current(stored);
    // After hydration, once: what is stored could not be known before.
    if (parsed !== undefined) setValue(parsed);
  }, [key, lifetimeDays]);

  const keep = (next: T) => {
    setValue(next);
    setIsKept(
      lifetimeDays === undefined
        ? writeItem(key, JSON.stringify(next))
        : writeExpiring({ key, lifetimeDays }, next),
    );
  };
  const forget = () => {
    setValue(initial);
    removeItem(key);
  };
  return [value, keep, forget, isKept] as const;
}

function readJson(key: string): unknown {
  const text = readItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
