import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { parseReferralCode } from '../../lib/referralCode';
import { readOwnCode } from './ownCode';
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
import { readReferral, removeReferral, writeReferral } from './storedReferral';

/** Keeps the code of a referral link for 30 days. The latest link counts; one's own counts for nothing. */
export function addReferralListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    actionCreator: pageOpened,
    effect: ({ payload: search }, listenerApi) => {
      if (!selectReferralIsRead(listenerApi.getState() as WithReferral)) {
        listenerApi.dispatch(referralRestored(readReferral(Date.now())));
      }
      const code = parseReferralCode(new URLSearchParams(search).get('ref'));
      // A reload of the same link neither renews the 30 days nor tells it again.
      if (
        !code ||
        code === readOwnCode() ||
        code === selectReferralCode(listenerApi.getState() as WithReferral)
      )
        return;
      listenerApi.dispatch(referralArrived(code));
    },
  });
  middleware.startListening({
    actionCreator: referralArrived,
    effect: ({ payload }, { dispatch }) => {
      dispatch(referralStored(writeReferral(payload)));
    },
  });
  middleware.startListening({
    actionCreator: referralForgotten,
    effect: () => {
      removeReferral();
    },
  });
}
