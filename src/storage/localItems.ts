export type StoreName = 'localStorage' | 'sessionStorage';

/**
 * Accesses browser storage without throwing: it may be blocked (even reading the property then throws), full,
 * or missing, as in the prerender.
 */
function attempt<T>(action: (storage: Storage) => T, otherwise: T, store: StoreName = 'localStorage'): T {
  try {
    return action(globalThis[store]);
  } catch {
    return otherwise;
  }
}

/** The text stored under a key; null if there is none or storage is blocked. */
export const getItem = (key: string, store?: StoreName): string | null =>
  attempt((storage) => storage.getItem(key), null, store);

/** @returns whether the text was saved */
export const setItem = (key: string, text: string, store?: StoreName): boolean =>
  attempt(
    (storage) => {
      storage.setItem(key, text);
      return true;
    },
    false,
    store,
  );

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

/** @returns whether the storage is now empty */
export const removeAll = (store: StoreName): boolean =>
  removed((storage) => {
    storage.clear();
  }, store);
