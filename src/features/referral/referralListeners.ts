import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { parseReferralCode } from '../../lib/referralCode';
import {
  pageOpened,
  referralReceived,
  referralRemoved,
  referralRestored,
  referralStored,
  selectReferralCode,
  selectReferralIsLoaded,
} from './referralSlice';
import type { WithReferral } from './referralSlice';
import { storedOwnCode, storedReferral } from './storedReferral';

/** Stores the code of a referral link for 30 days. A later link replaces it. The visitor's own link is ignored. */
export function addReferralListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: pageOpened,
    effect: ({ payload: search }, { dispatch, getState }) => {
      if (!selectReferralIsLoaded(getState() as WithReferral)) {
        const stored = storedReferral.find();
        dispatch(referralRestored(stored ? { code: stored.value.code, receivedAt: stored.savedAt } : null));
      }
      const code = parseReferralCode(new URLSearchParams(search).get('ref'));
      // Reloading the same link neither renews the 30 days nor shows the notice again.
      if (!code || code === storedOwnCode.read() || code === selectReferralCode(getState() as WithReferral))
        return;
      dispatch(referralReceived(code));
    },
  });
  middleware.startListening({
    actionCreator: referralReceived,
    effect: ({ payload }, { dispatch }) => {
      dispatch(referralStored(storedReferral.write({ code: payload.code })));
    },
  });
  middleware.startListening({
    actionCreator: referralRemoved,
    effect: () => {
      storedReferral.remove();
    },
  });
}
