import { useSelector } from 'react-redux';
import { LazyPart } from '../../ui/late/LazyPart';
import { selectIsNoticeOpen } from './referralSlice';

/** If this fails to load, the referral page still shows the stored code. */
const load = () => import('./ReferralBar');

/** Says that the code of a referral link was saved. Part of the layout, because a link may lead to any page. */
export function ReferralNotice() {
  const isShown = useSelector(selectIsNoticeOpen);
  return <div role="status">{isShown && <LazyPart load={load} failure={() => null} />}</div>;
}
