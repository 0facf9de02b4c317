import { useDispatch, useSelector } from 'react-redux';
import { keptReferralWords as words } from '../../content/referralKept';
import { focusPageHeading } from '../../ui/focus';
import { FootButton, FootNotice } from '../../ui/FootNotice';
import { Code } from '../../ui/text';
import {
  noticeDismissed,
  referralForgotten,
  selectReferralCode,
  selectReferralIsStored,
  selectShowsNotice,
} from './referralSlice';
import { useReferralArrival } from './useReferralArrival';

/**
 * One calm line at the foot of the window for a visitor who came by a referral link: what is kept, how long, and
 * how to be rid of it. It stands in the layout, where it also takes note of the link. With it goes the button that
 * had the focus.
 */
export function ReferralNotice() {
  useReferralArrival();
  const dispatch = useDispatch();
  const code = useSelector(selectReferralCode);
  const isStored = useSelector(selectReferralIsStored);
  const isShown = useSelector(selectShowsNotice);
  return (
    <div role="status">
      {isShown && (
        <FootNotice>
          <p>
            {words.told} <Code>{code}</Code> {isStored ? words.stays : words.thisVisit}
          </p>
          <div>
            <FootButton
              onClick={() => {
                dispatch(noticeDismissed());
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
      )}
    </div>
  );
}
