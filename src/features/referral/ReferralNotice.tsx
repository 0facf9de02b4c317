import { useSelector } from 'react-redux';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectShowsNotice } from './referralSlice';
import { useReferralArrival } from './useReferralArrival';

/** Without it the code is still stored: the referral page shows it. */
const load = () => import('./ReferralBar');

/** Tells a visitor who came by a referral link. It is part of the layout, where it also takes note of the link. */
export function ReferralNotice() {
  useReferralArrival();
  const isShown = useSelector(selectShowsNotice);
  return <div role="status">{isShown && <LazyPart load={load} failure={() => null} />}</div>;
}
