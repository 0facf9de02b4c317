import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { boardPath } from '../../config/paths';
import { storageKeys } from '../../config/storageKeys';
import { selectHasValue } from '../../device/deviceSlice';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';

const selectHasBoard = selectHasValue(storageKeys.fleet);

/**
 * Whether to show the tracking board: once cars are saved on this device, or when the visitor opens it, with its button or by
 * a link.
 */
export function useBoard() {
  const isStored = useSelector(selectHasBoard);
  /** Incremented by each click, which scrolls the board into view. */
  const [openCount, setOpenCount] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const { pathname, hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  /** The link that opened it last. */
  const [linkKey, setLinkKey] = useState<string>();
  if (isHydrated && pathname + hash === boardPath && key !== linkKey) {
    setLinkKey(key);
    setOpenCount(openCount + 1);
  }
  // Unlike a board opened during the visit, which mustn't move what is above it.
  const [wasSaved, setWasSaved] = useState(false);
  if (isStored && !isShown && openCount === 0) setWasSaved(true);
  // Stays visible when its last row is removed.
  if (!isShown && (isStored || openCount > 0)) setIsShown(true);
  return {
    isShown,
    /** Whether cars were saved here before the page opened. */
    wasSaved,
    openCount,
    open: () => {
      setOpenCount(openCount + 1);
    },
  };
}
