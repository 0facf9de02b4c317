import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { referralNotice as words } from '../../content/pages/referralNotice';
import { useDevice } from '../../device/useDevice';
import { focusPageHeading } from '../../ui/focus';
import { FootButton, FootNotice } from '../../ui/FootNotice';
import { Code } from '../../ui/theme/text';
import { referralCode, noticeDismissed } from './referralSlice';

const withoutCode = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name !== 'ref'));

/** Says which referral code is stored and for how long, and offers to remove it. */
export default function ReferralBar() {
  const dispatch = useDispatch();
  const [referral, , remove, isSaved] = useDevice(referralCode);
  const [, setParams] = useSearchParams();
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
            // A reload would follow the link again.
            setParams(withoutCode, { replace: true, preventScrollReset: true });
            focusPageHeading();
          }}
        >
          {words.remove}
        </FootButton>
      </div>
    </FootNotice>
  );
}
