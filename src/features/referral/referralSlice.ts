import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { WithDevice } from '../../device/deviceSlice';
import { storageKeys } from '../../config/storageKeys';
import { defineDeviceItem } from '../../device/defineDeviceItem';
import { parseReferralCode } from '../../lib/referralCode';
import { locationChanged } from '../../session/locationSlice';

interface ReferralState {
  /** Whether to show the notice, unless the code is removed. */
  readonly isNoticeOpen: boolean;
  /** The code received last on this visit. Its link isn't followed again by going back to it, also if the code was removed. */
  readonly received?: string;
}

const initialState: ReferralState = { isNoticeOpen: false };

const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: {
    /** A referral link with this code was opened. */
    referralReceived: (_state, { payload: received }: PayloadAction<string>) => ({
      isNoticeOpen: true,
      received,
    }),
    noticeDismissed: (state) => ({ ...state, isNoticeOpen: false }),
  },
});

export const referralReducer = referralSlice.reducer;
const { referralReceived } = referralSlice.actions;
export const { noticeDismissed } = referralSlice.actions;

export interface WithReferral {
  readonly referral: ReferralState;
}

export const selectIsNoticeOpen = (state: WithReferral & WithDevice): boolean =>
  state.referral.isNoticeOpen && referralCode.select(state) !== undefined;

const CodeSchema = v.pipe(v.unknown(), v.transform(parseReferralCode), v.string());

/** The code of the referral link the visitor followed. */
export const referralCode = defineDeviceItem<{ readonly code: string }, undefined>({
  key: storageKeys.referralCode,
  schema: v.object({ code: CodeSchema }),
  fallback: undefined,
});

/** The code of the visitor's own link; '' if there is none. */
export const ownCode = defineDeviceItem({ key: storageKeys.referralOwn, schema: CodeSchema, fallback: '' });

/** Stores the code of a referral link for 30 days. A later link replaces it. The visitor's own link is ignored. */
export function addReferralListeners({ startListening }: ListenerMiddlewareInstance): void {
  startListening({
    actionCreator: locationChanged,
    effect: ({ payload: { search } }, { dispatch, getState }) => {
      const state = getState() as WithReferral & WithDevice;
      const code = parseReferralCode(new URLSearchParams(search).get('ref'));
      // Reloading the same link neither renews the 30 days nor shows the notice again.
      const known = [ownCode.select(state), referralCode.select(state)?.code, state.referral.received];
      if (code && !known.includes(code)) dispatch(referralReceived(code));
    },
  });
  startListening({
    actionCreator: referralReceived,
    effect: ({ payload: code }, { dispatch }) => {
      dispatch(referralCode.changed({ code }));
    },
  });
}
