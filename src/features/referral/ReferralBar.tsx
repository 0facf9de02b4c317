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

/** What is stored, for how long, and how to remove it. */
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
            // The notice goes, and with it the button that had the focus.
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
