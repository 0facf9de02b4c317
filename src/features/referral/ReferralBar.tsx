import { useDispatch } from 'react-redux';
import { referralNotice as words } from '../../content/pages/referralNotice';
import { useDevice } from '../../device/useDevice';
import { focusPageHeading } from '../../ui/focus';
import { FootButton, FootNotice } from '../../ui/FootNotice';
import { Code } from '../../ui/theme/text';
import { referralCode, noticeDismissed } from './referralSlice';
import { useRemoveCode } from './useRemoveCode';

/** Says which referral code is stored and for how long, and offers to remove it. */
export default function ReferralBar() {
  const dispatch = useDispatch();
  const [referral, , , isSaved] = useDevice(referralCode);
  const remove = useRemoveCode();
  return (
    <FootNotice>
      <p>
        {words.intro} <Code>{referral?.code}</Code>{' '}
        <span>{isSaved ? words.savedNote : words.unsavedNote}</span>
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
            remove();
            focusPageHeading();
          }}
        >
          {words.remove}
        </FootButton>
      </div>
    </FootNotice>
  );
}
