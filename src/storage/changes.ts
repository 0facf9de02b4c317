import { removeItem } from './localItems';
import type { StoreName } from './localItems';

/** `cleared`: another tab deleted everything at once. */
export type ChangeSource = 'this-tab' | 'another-tab' | 'cleared';

/** The browser's `storage` event fires only in other tabs, so this tab's changes are dispatched here. */
const ownChanges = new EventTarget();

/** Notifies this tab's subscribers that a key's value changed. */
export const announceChange = (key: string): void => {
  ownChanges.dispatchEvent(new Event(key));
};

/**
 * Deletes a key. Announced even if storage is blocked, because components may hold a value that couldn't be saved.
 * @returns whether the key is now empty
 */
export function removeKey(key: string, store?: StoreName): boolean {
  const isRemoved = removeItem(key, store);
  announceChange(key);
  return isRemoved;
}

/**
 * Calls the listener after each change of a key, in this tab or another.
 * @returns unsubscribe
 */
export function subscribeToKey(key: string, listener: (source: ChangeSource) => void): () => void {
  const onOwnChange = () => {
    listener('this-tab');
  };
  const onStorage = (event: StorageEvent) => {
    // The key is null after `localStorage.clear()`.
    if (event.key === null) listener('cleared');
    else if (event.key === key) listener('another-tab');
  };
  ownChanges.addEventListener(key, onOwnChange);
  window.addEventListener('storage', onStorage);
  return () => {
    ownChanges.removeEventListener(key, onOwnChange);
    window.removeEventListener('storage', onStorage);
  };
}
