import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { parseReferralCode } from '../../lib/referralCode';
import {
  pageOpened,
  referralArrived,
  referralForgotten,
  referralRestored,
  referralStored,
  selectReferralCode,
  selectReferralIsRead,
} from './referralSlice';
import type { WithReferral } from './referralSlice';
import { storedOwnCode, storedReferral } from './storedReferral';

/** Keeps the code of a referral link for 30 days. The latest link counts; one's own counts for nothing. */
export function addReferralListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: pageOpened,
    effect: ({ payload: search }, { dispatch, getState }) => {
      if (!selectReferralIsRead(getState() as WithReferral)) {
        const stored = storedReferral.find();
        dispatch(referralRestored(stored ? { code: stored.value.code, keptAt: stored.savedAt } : null));
      }
      const code = parseReferralCode(new URLSearchParams(search).get('ref'));
      // A reload of the same link neither renews the 30 days nor tells it again.
      if (!code || code === storedOwnCode.read() || code === selectReferralCode(getState() as WithReferral))
        return;
      dispatch(referralArrived(code));
    },
  });
  middleware.startListening({
    actionCreator: referralArrived,
    effect: ({ payload }, { dispatch }) => {
      dispatch(referralStored(storedReferral.write({ code: payload.code })));
    },
  });
  middleware.startListening({
    actionCreator: referralForgotten,
    effect: () => {
      storedReferral.remove();
    },
  });
}
