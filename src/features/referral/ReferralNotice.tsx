import { useSelector } from 'react-redux';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectShowsNotice } from './referralSlice';
import { useReferralArrival } from './useReferralArrival';

/** If this fails to load, the referral page still shows the stored code. */
const load = () => import('./ReferralBar');

/**
 * Stores the code of a referral link and says so. Part of the layout, because a link may lead to any page.
 */
export function ReferralNotice() {
  useReferralArrival();
  const isShown = useSelector(selectShowsNotice);
  return <div role="status">{isShown && <LazyPart load={load} failure={() => null} />}</div>;
}
