import { removeItem } from './localItems';

export type ChangeSource = 'this-tab' | 'another-tab';

/** The browser's storage event reaches the other tabs only; this one carries the changes of this tab. */
const ownChanges = new EventTarget();

/** Tells this tab's subscribers that the text under a key changed. */
export const announceChange = (key: string): void => {
  ownChanges.dispatchEvent(new Event(key));
};

/**
 * Deletes what is stored under a key.
 * @returns whether the key is now empty
 */
export function removeKey(key: string): boolean {
  const isRemoved = removeItem(key);
  if (isRemoved) announceChange(key);
  return isRemoved;
}

/**
 * Calls the listener after every change of a key, in this tab or another one.
 * @returns unsubscribes
 */
export function subscribeToKey(key: string, listener: (source: ChangeSource) => void): () => void {
  const onOwnChange = () => {
    listener('this-tab');
  };
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === null || event.key === key) listener('another-tab');
  };
  ownChanges.addEventListener(key, onOwnChange);
  window.addEventListener('storage', onStorage);
  return () => {
    ownChanges.removeEventListener(key, onOwnChange);
    window.removeEventListener('storage', onStorage);
  };
}
