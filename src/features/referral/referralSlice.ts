import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** A code from a referral link and when the link was opened, in milliseconds since the epoch. */
export interface Referral {
  readonly code: string;
  readonly receivedAt: number;
}

interface ReferralState {
  /** Whether the stored code has been loaded from the device. */
  readonly isLoaded: boolean;
  readonly current: Referral | null;
  /** Whether the device saved the code. If not, it lasts for this visit. */
  readonly isSaved: boolean;
  /** Whether to show the notice. */
  readonly isNoticeOpen: boolean;
}

const initialState: ReferralState = { isLoaded: false, current: null, isSaved: true, isNoticeOpen: false };

const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: {
    /** A page was opened. Payload: the URL's query, such as '?ref=7ZK3M0QW'. */
    pageOpened: (state, _action: PayloadAction<string>) => state,
    /** The stored code was loaded; `null` if there is none or it has expired. */
    referralRestored: (state, { payload }: PayloadAction<Referral | null>) => ({
      ...state,
      isLoaded: true,
      current: payload,
    }),
    /** A referral link was opened. The time is added in `prepare`, to keep the reducer pure. */
    referralReceived: {
      prepare: (code: string) => ({ payload: { code, receivedAt: Date.now() } }),
      reducer: (_state, { payload }: PayloadAction<Referral>) => ({
        isLoaded: true,
        current: payload,
        isSaved: true,
        isNoticeOpen: true,
      }),
    },
    /** A save on the device succeeded or failed. */
    referralStored(state, { payload }: PayloadAction<boolean>) {
      state.isSaved = payload;
    },
    noticeDismissed(state) {
      state.isNoticeOpen = false;
    },
    /** The visitor removed the code. */
    referralRemoved: (state) => ({ ...state, current: null, isNoticeOpen: false }),
  },
  selectors: {
    /** The code to send with a quote request; undefined if there is none. */
    selectReferralCode: (state) => state.current?.code,
    selectReferral: (state) => state.current,
    selectReferralIsSaved: (state) => state.isSaved,
    selectReferralIsLoaded: (state) => state.isLoaded,
    selectIsNoticeOpen: (state) => state.isNoticeOpen && state.current !== null,
  },
});

export const referralReducer = referralSlice.reducer;
export const {
  pageOpened,
  referralRestored,
  referralReceived,
  referralStored,
  noticeDismissed,
  referralRemoved,
} = referralSlice.actions;
export const {
  selectReferralCode,
  selectReferral,
  selectReferralIsSaved,
  selectReferralIsLoaded,
  selectIsNoticeOpen,
} = referralSlice.selectors;
export interface WithReferral {
  readonly referral: ReferralState;
}
