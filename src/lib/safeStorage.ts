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
