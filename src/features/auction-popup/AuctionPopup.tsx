import { useDeferredValue, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListeners } from '../../drafts/useListeners';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { LazyPart } from '../../ui/late/LazyPart';
import { loadDialog } from './loadDialog';
import { popupListeners } from './popupListeners';
import { homeEntered, homeLeft, selectIsPopupOpen } from './popupSlice';

/** Put on the home page only. Arriving starts the pop-up's clock, leaving stops it. */
export function AuctionPopup() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsPopupOpen);
  // The end of a modal styles the whole page anew: the press is answered, with the pop-up out of sight, before that.
  const wasOpen = useDeferredValue(isOpen);

  // The first page of a visit is on the screen long before its code; a later one comes with it.
  const isHydrated = useIsHydrated();
  const [isFirstPage] = useState(!isHydrated);

  useListeners(popupListeners);
  useEffect(() => {
    dispatch(homeEntered(isFirstPage ? performance.now() : 0));
    return () => {
      dispatch(homeLeft());
    };
  }, [dispatch, isFirstPage]);

  return isOpen || wasOpen ? (
    <LazyPart load={loadDialog} props={{ isLeaving: !isOpen }} failure={() => null} />
  ) : null;
}
