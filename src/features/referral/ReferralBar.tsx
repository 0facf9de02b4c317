import { useDispatch, useSelector } from 'react-redux';
import { referralNotice as words } from '../../content/pages/referralNotice';
import { focusPageHeading } from '../../ui/focus';
import { FootButton, FootNotice } from '../../ui/FootNotice';
import { Code } from '../../ui/theme/text';
import { noticeDismissed, referralRemoved, selectReferralCode, selectReferralIsSaved } from './referralSlice';

/** Says which referral code is stored and for how long, and offers to remove it. */
export default function ReferralBar() {
  const dispatch = useDispatch();
  const code = useSelector(selectReferralCode);
  const isStored = useSelector(selectReferralIsSaved);
  return (
    <FootNotice>
      <p>
        {words.intro} <Code>{code}</Code> <span>{isStored ? words.savedNote : words.unsavedNote}</span>
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
            dispatch(referralRemoved());
            focusPageHeading();
          }}
        >
          {words.remove}
        </FootButton>
      </div>
    </FootNotice>
  );
}
