import { useSelector } from 'react-redux';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectIsNoticeOpen } from './referralSlice';
import { useReferralLink } from './useReferralLink';

/** If this fails to load, the referral page still shows the stored code. */
const load = () => import('./ReferralBar');

/** Stores the code of a referral link and says so. Part of the layout, because a link may lead to any page. */
export function ReferralNotice() {
  useReferralLink();
  const isShown = useSelector(selectIsNoticeOpen);
  return <div role="status">{isShown && <LazyPart load={load} failure={() => null} />}</div>;
}
