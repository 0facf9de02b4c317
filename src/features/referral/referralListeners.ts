import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import type { WithDevice } from '../../device/deviceSlice';
import { parseReferralCode } from '../../lib/referralCode';
import { locationChanged } from '../../session/locationSlice';
import { ownCode, referralCode } from './referralItems';
import { referralReceived } from './referralSlice';

/** Stores the code of a referral link for 30 days. A later link replaces it. The visitor's own link is ignored. */
export function addReferralListeners({ startListening }: ListenerMiddlewareInstance): void {
  startListening({
    actionCreator: locationChanged,
    effect: ({ payload: { search } }, { dispatch, getState }) => {
      const state = getState() as WithDevice;
      const code = parseReferralCode(new URLSearchParams(search).get('ref'));
      // Reloading the same link neither renews the 30 days nor shows the notice again.
      if (code && code !== ownCode.select(state) && code !== referralCode.select(state)?.code)
        dispatch(referralReceived(code));
    },
  });
  startListening({
    actionCreator: referralReceived,
    effect: ({ payload: code }, { dispatch }) => {
      dispatch(referralCode.changed({ code }));
    },
  });
}
