import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** A code from a referral link and when the link was opened, in milliseconds since the epoch. */
export interface KeptReferral {
  readonly code: string;
  readonly keptAt: number;
}

interface ReferralState {
  /** Whether the stored code has been loaded from the device. */
  readonly isRead: boolean;
  readonly kept: KeptReferral | null;
  /** Whether the device saved the code. If not, it lasts for this visit. */
  readonly isStored: boolean;
  /** Whether to show the notice. */
  readonly mustBeTold: boolean;
}

const initialState: ReferralState = { isRead: false, kept: null, isStored: true, mustBeTold: false };

const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: {
    /** A page was opened. Payload: the URL's query, such as '?ref=7ZK3M0QW'. */
    pageOpened: (state, _action: PayloadAction<string>) => state,
    /** The stored code was loaded; `null` if there is none or it has expired. */
    referralRestored: (state, { payload }: PayloadAction<KeptReferral | null>) => ({
      ...state,
      isRead: true,
      kept: payload,
    }),
    /** A referral link was opened. The time is added in `prepare`, to keep the reducer pure. */
    referralArrived: {
      prepare: (code: string) => ({ payload: { code, keptAt: Date.now() } }),
      reducer: (_state, { payload }: PayloadAction<KeptReferral>) => ({
        isRead: true,
        kept: payload,
        isStored: true,
        mustBeTold: true,
      }),
    },
    /** A save on the device succeeded or failed. */
    referralStored(state, { payload }: PayloadAction<boolean>) {
      state.isStored = payload;
    },
    noticeDismissed(state) {
      state.mustBeTold = false;
    },
    /** The visitor removed the code. */
    referralForgotten: (state) => ({ ...state, kept: null, mustBeTold: false }),
  },
  selectors: {
    /** The code to send with a quote request; undefined if there is none. */
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
