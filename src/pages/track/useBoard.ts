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
  /** Whether the device or the visitor showed it. It stays visible when its last row is removed. */
  const [shownBy, setShownBy] = useState<'device' | 'visitor'>();
  const { pathname, hash, key } = useLocation();
  const isHydrated = useIsHydrated();
  /** The link that opened it last. */
  const [linkKey, setLinkKey] = useState<string>();
  if (isHydrated && pathname + hash === boardPath && key !== linkKey) {
    setLinkKey(key);
    setOpenCount(openCount + 1);
  }
  if (!shownBy && (isStored || openCount > 0)) setShownBy(openCount > 0 ? 'visitor' : 'device');
  return {
    isShown: shownBy !== undefined,
    /** Whether cars were saved here before. A board opened during the visit mustn't move what is above it. */
    wasSaved: shownBy === 'device',
    openCount,
    open: () => {
      setOpenCount(openCount + 1);
    },
  };
}
