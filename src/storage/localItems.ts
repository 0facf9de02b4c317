/**
 * localStorage that never throws: a browser may forbid it (even reading the property then throws), it may be full,
 * and there is none while prerendering.
 */
function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
  try {
    return action(globalThis.localStorage);
  } catch {
    return otherwise;
  }
}

/** The text under a key; null when there is none or storage cannot be read. */
export const getItem = (key: string): string | null => attempt((storage) => storage.getItem(key), null);

/** @returns whether the text was saved */
export const setItem = (key: string, text: string): boolean =>
  attempt((storage) => {
    storage.setItem(key, text);
    return true;
  }, false);

/** @returns whether the key is now empty */
export const removeItem = (key: string): boolean =>
  attempt((storage) => {
    storage.removeItem(key);
    return true;
  }, false);
