import { useSelector, useDispatch } from 'react-redux';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectIsNoticeOpen, pageOpened } from './referralSlice';

/** If this fails to load, the referral page still shows the stored code. */
const load = () => import('./ReferralBar');

/** Stores the code of a referral link and says so. Part of the layout, because a link may lead to any page. */
export function ReferralNotice() {
  useReferralLink();
  const isShown = useSelector(selectIsNoticeOpen);
  return <div role="status">{isShown && <LazyPart load={load} failure={() => null} />}</div>;
}

/** Reports each page's query to the store after hydration, because any page may be opened with `?ref=`. */
function useReferralLink(): void {
  const dispatch = useDispatch();
  const { search } = useLocation();
  useEffect(() => {
    dispatch(pageOpened(search));
  }, [dispatch, search]);
}
