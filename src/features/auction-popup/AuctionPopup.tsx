import { useDeferredValue, useEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useListeners } from '../../drafts/useListeners';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { LazyPart } from '../../ui/late/LazyPart';
import { loadDialog } from './loadDialog';
import { popupListeners } from './popupListeners';
import { homeEntered, homeLeft, selectIsPopupOpen, selectPopupStatus } from './popupSlice';

/** Rendered on the home page only: mounting starts the pop-up's timers, unmounting cancels them. */
export function AuctionPopup() {
  const dispatch = useDispatch();
  const store = useStore<Parameters<typeof selectPopupStatus>[0]>();
  const isOpen = useSelector(selectIsPopupOpen);
  // Unmounting a modal recalculates styles for the whole page. Deferring it hides the pop-up first, so the click feels instant.
  const wasOpen = useDeferredValue(isOpen);

  // The first page is prerendered, so the visitor has been looking at it since navigation; later pages render with their code.
  const isHydrated = useIsHydrated();
  const [isFirstPage] = useState(!isHydrated);

  useListeners(popupListeners);
  useEffect(() => {
    // A jump in Redux DevTools shows a state in which the visitor is here already, or has left.
    const isHere = () => selectPopupStatus(store.getState()) !== 'idle';
    if (!isHere()) dispatch(homeEntered(isFirstPage ? performance.now() : 0));
    return () => {
      if (isHere()) dispatch(homeLeft());
    };
  }, [dispatch, isFirstPage, store]);

  return isOpen || wasOpen ? (
    <LazyPart load={loadDialog} props={{ isLeaving: !isOpen }} failure={() => null} />
  ) : null;
}
