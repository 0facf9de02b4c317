import { useDeferredValue, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useListeners } from '../../drafts/useListeners';
import { LazyPart } from '../../ui/late/LazyPart';
import { popupListeners } from './popupListeners';
import { homeEntered, homeLeft, selectIsPopupOpen } from './popupSlice';

/** Loaded when it opens. Without it the page is complete. */
const load = () => import('./PopupDialog');

/** Put on the home page only. Arriving starts the pop-up's clock, leaving stops it. */
export function AuctionPopup() {
  const dispatch = useDispatch();
  const isOpen = useSelector(selectIsPopupOpen);
  // The end of a modal styles the whole page anew: the press is answered, with the pop-up out of sight, before that.
  const wasOpen = useDeferredValue(isOpen);

  useListeners(popupListeners);
  useEffect(() => {
    dispatch(homeEntered());
    return () => {
      dispatch(homeLeft());
    };
  }, [dispatch]);

  return isOpen || wasOpen ? (
    <LazyPart load={load} props={{ isLeaving: !isOpen }} failure={() => null} />
  ) : null;
}
