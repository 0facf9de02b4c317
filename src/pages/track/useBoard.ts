import { useState, useSyncExternalStore } from 'react';
import { storageKeys } from '../../config/storageKeys';
import { subscribeToKey } from '../../storage/changes';
import { getItem } from '../../storage/localItems';

const { key } = storageKeys.fleet;
const subscribe = (listener: () => void) => subscribeToKey(key, listener);

/** Whether to show the tracking board: once cars are saved on this device, or when the visitor opens it. */
export function useBoard() {
  const isStored = useSyncExternalStore(
    subscribe,
    () => getItem(key) !== null,
    () => false,
  );
  /** Incremented by each click, which scrolls the board into view. */
  const [openCount, setOpenCount] = useState(0);
  const [isShown, setIsShown] = useState(false);
  // Stays visible when its last row is removed.
  if (!isShown && (isStored || openCount > 0)) setIsShown(true);
  return {
    isShown,
    openCount,
    open: () => {
      setOpenCount(openCount + 1);
    },
  };
}
