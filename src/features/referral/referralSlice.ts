import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { WithDevice } from '../../device/deviceSlice';
import { referralCode } from './referralItems';

interface ReferralState {
  /** Whether to show the notice, unless the code is removed. */
  readonly isNoticeOpen: boolean;
}

const initialState: ReferralState = { isNoticeOpen: false };

const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: {
    /** A referral link with this code was opened. */
    referralReceived: (_state, _action: PayloadAction<string>) => ({ isNoticeOpen: true }),
    noticeDismissed: () => initialState,
  },
});

export const referralReducer = referralSlice.reducer;
export const { referralReceived, noticeDismissed } = referralSlice.actions;
export interface WithReferral {
  readonly referral: ReferralState;
}

export const selectIsNoticeOpen = (state: WithReferral & WithDevice): boolean =>
  state.referral.isNoticeOpen && referralCode.select(state) !== undefined;
