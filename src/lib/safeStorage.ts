/**
 * localStorage that never throws. Browsers forbid it (SecurityError on the mere mention), it is full
 * (QuotaExceededError), and while prerendering there is none: a tool then works without memory.
 */
function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
  try {
    return action(globalThis.localStorage);
  } catch {
    return otherwise;
  }
}

/** The text under a key; null when there is none or storage cannot be read. */
export const readItem = (key: string): string | null => attempt((storage) => storage.getItem(key), null);

/** Whether the text was stored. */
export const writeItem = (key: string, value: string): boolean =>
  attempt((storage) => {
    storage.setItem(key, value);
    return true;
  }, false);

/** Whether nothing is stored under the key any more. */
export const removeItem = (key: string): boolean =>
  attempt((storage) => {
    storage.removeItem(key);
    return true;
  }, false);

/**
 * Tells what another tab made of the text under a key, and what stood there before; clearing everything counts.
 * @returns teardown
 */
export function followItem(
  key: string,
  tell: (now: string | null, before: string | null) => void,
): () => void {
  const onStorage = ({ key: changed, newValue, oldValue }: StorageEvent) => {
    // A null key: everything was cleared.
    if (changed === null || changed === key) tell(newValue, oldValue);
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}
