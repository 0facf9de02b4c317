import { useState } from 'react';
import { useSelector } from 'react-redux';
import { storageKeys } from '../../config/storageKeys';
import { selectHasValue } from '../../device/deviceSlice';

const selectHasBoard = selectHasValue(storageKeys.fleet);

/** Whether to show the tracking board: once cars are saved on this device, or when the visitor opens it. */
export function useBoard() {
  const isStored = useSelector(selectHasBoard);
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
