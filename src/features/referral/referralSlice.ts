import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** A code that came with a link, and when (ms since 1970). */
export interface KeptReferral {
  readonly code: string;
  readonly keptAt: number;
}

interface ReferralState {
  /** Whether what was kept on the device has been looked at. */
  readonly isRead: boolean;
  readonly kept: KeptReferral | null;
  /** Whether the device took the code; else it is known for this visit. */
  readonly isStored: boolean;
  /** Whether the visitor is still to be told that the code is kept. */
  readonly mustBeTold: boolean;
}

const initialState: ReferralState = { isRead: false, kept: null, isStored: true, mustBeTold: false };

const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: {
    /** A page was opened with this search text, such as '?ref=7ZK3M0QW'. */
    pageOpened: (state, _action: PayloadAction<string>) => state,
    /** From the device: a code that is not older than 30 days, or none. */
    referralRestored: (state, { payload }: PayloadAction<KeptReferral | null>) => ({
      ...state,
      isRead: true,
      kept: payload,
    }),
    /** By a link with a code. The time is stamped when the action is made. */
    referralArrived: {
      prepare: (code: string) => ({ payload: { code, keptAt: Date.now() } }),
      reducer: (_state, { payload }: PayloadAction<KeptReferral>) => ({
        isRead: true,
        kept: payload,
        isStored: true,
        mustBeTold: true,
      }),
    },
    /** The device took the code, or did not. */
    referralStored(state, { payload }: PayloadAction<boolean>) {
      state.isStored = payload;
    },
    noticeDismissed(state) {
      state.mustBeTold = false;
    },
    /** The visitor does not want the code to be kept. */
    referralForgotten: (state) => ({ ...state, kept: null, mustBeTold: false }),
  },
  selectors: {
    /** The code for the quote request; undefined when there is none. */
    selectReferralCode: (state) => state.kept?.code,
    selectReferral: (state) => state.kept,
    selectReferralIsStored: (state) => state.isStored,
    selectReferralIsRead: (state) => state.isRead,
    selectShowsNotice: (state) => state.mustBeTold && state.kept !== null,
  },
});

export const referralReducer = referralSlice.reducer;
export const {
  pageOpened,
  referralRestored,
  referralArrived,
  referralStored,
  noticeDismissed,
  referralForgotten,
} = referralSlice.actions;
export const {
  selectReferralCode,
  selectReferral,
  selectReferralIsStored,
  selectReferralIsRead,
  selectShowsNotice,
} = referralSlice.selectors;
export interface WithReferral {
  readonly referral: ReferralState;
}
