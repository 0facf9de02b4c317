import { useDispatch, useSelector } from 'react-redux';
import { keptReferralWords as words } from '../../content/pages/referralKept';
import { focusPageHeading } from '../../ui/focus';
import { FootButton, FootNotice } from '../../ui/FootNotice';
import { Code } from '../../ui/theme/text';
import {
  noticeDismissed,
  referralForgotten,
  selectReferralCode,
  selectReferralIsStored,
} from './referralSlice';

/** Says which referral code is stored and for how long, and offers to remove it. */
export default function ReferralBar() {
  const dispatch = useDispatch();
  const code = useSelector(selectReferralCode);
  const isStored = useSelector(selectReferralIsStored);
  return (
    <FootNotice>
      <p>
        {words.told} <Code>{code}</Code> {isStored ? words.stays : words.thisVisit}
      </p>
      <div>
        <FootButton
          onClick={() => {
            dispatch(noticeDismissed());
            // The focused button unmounts with the notice.
            focusPageHeading();
          }}
        >
          {words.accept}
        </FootButton>
        <FootButton
          onClick={() => {
            dispatch(referralForgotten());
            focusPageHeading();
          }}
        >
          {words.drop}
        </FootButton>
      </div>
    </FootNotice>
  );
}
