type StoreName = 'localStorage' | 'sessionStorage';

/**
 * Browser storage that never throws: a browser may forbid it (even reading the property then throws), it may be full,
 * and there is none while prerendering.
 */
function attempt<T>(action: (storage: Storage) => T, otherwise: T, store: StoreName = 'localStorage'): T {
  try {
    return action(globalThis[store]);
  } catch {
    return otherwise;
  }
}

/** The text under a key; null when there is none or storage cannot be read. */
export const getItem = (key: string, store?: StoreName): string | null =>
  attempt((storage) => storage.getItem(key), null, store);

/** @returns whether the text was saved */
export const setItem = (key: string, text: string): boolean =>
  attempt((storage) => {
    storage.setItem(key, text);
    return true;
  }, false);

const removed = (remove: (storage: Storage) => void, store?: StoreName): boolean =>
  attempt(
    (storage) => {
      remove(storage);
      return true;
    },
    false,
    store,
  );

/** @returns whether the key is now empty */
export const removeItem = (key: string, store?: StoreName): boolean =>
  removed((storage) => {
    storage.removeItem(key);
  }, store);

/** @returns whether nothing at all is stored now */
export const removeAll = (store: StoreName): boolean =>
  removed((storage) => {
    storage.clear();
  }, store);
