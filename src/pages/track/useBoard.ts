import { useState, useSyncExternalStore } from 'react';
import { storageKeys } from '../../config/storageKeys';
import { subscribeToKey } from '../../storage/changes';
import { getItem } from '../../storage/localItems';

const { key } = storageKeys.fleet;
const subscribe = (listener: () => void) => subscribeToKey(key, listener);

/** Whether the board of several cars is on the page: once rows are stored on this device, or the visitor asks for it. */
export function useBoard() {
  const isStored = useSyncExternalStore(
    subscribe,
    () => getItem(key) !== null,
    () => false,
  );
  /** Each press brings the board into view. */
  const [asks, setAsks] = useState(0);
  const [isShown, setIsShown] = useState(false);
  // It stays while its last row is removed.
  if (!isShown && (isStored || asks > 0)) setIsShown(true);
  return {
    isShown,
    asks,
    ask: () => {
      setAsks(asks + 1);
    },
  };
}
