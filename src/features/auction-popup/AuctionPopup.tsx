import { Suspense, useDeferredValue, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { lazyPart } from '../../ui/lazyPart';
import { homeEntered, homeLeft, selectIsPopupOpen } from './popupSlice';

/** Loaded when it opens: what is painted first does not wait for it. If it cannot come, the page stands without it. */
const PopupDialog = lazyPart(() => import('./PopupDialog'));

/** Put on the home page only. Arriving starts the pop-up's clock, leaving stops it. */
export function AuctionPopup() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsPopupOpen);
  // The end of a modal styles the whole page anew: the press is answered, with the pop-up out of sight, before that.
  const wasOpen = useDeferredValue(isOpen);

  useEffect(() => {
    dispatch(homeEntered());
    return () => {
      dispatch(homeLeft());
    };
  }, [dispatch]);

  return isOpen || wasOpen ? (
    <Suspense>
      <PopupDialog isLeaving={!isOpen} />
    </Suspense>
  ) : null;
}
