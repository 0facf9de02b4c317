import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { POPUP_COUNTDOWN_S } from '../../config/limits';

export type CloseReason = 'button' | 'maybe-later' | 'outside' | 'learn' | 'escape' | 'countdown';

interface PopupState {
  /** Whether it has opened since the page was loaded (specification: once per session of the mechanism). */
  readonly hasFired: boolean;
  readonly status: 'idle' | 'waiting' | 'armed' | 'open' | 'closed';
  /** When the countdown ends and the time of the last tick, both in milliseconds since the epoch. */
  readonly endsAt: number;
  readonly now: number;
}

const initialState: PopupState = { hasFired: false, status: 'idle', endsAt: 0, now: 0 };

/** Reducers stay pure: the timestamp is added when the action is created. */
const withTimestamp = () => ({ payload: Date.now() });

/** Moves the end back when the device's clock was set back, or the pop-up would stay open that much longer. */
export const adjustForClock = (endsAt: number, previous: number, now: number): number =>
  endsAt + Math.min(0, now - previous);

const popupSlice = createSlice({
  name: 'auctionPopup',
  initialState,
  reducers: {
    /** Payload: milliseconds since the visitor arrived on the home page. */
    homeEntered: ({ hasFired }, _action: PayloadAction<number>) => ({
      ...initialState,
      hasFired,
      status: hasFired ? ('closed' as const) : ('waiting' as const),
    }),
    homeLeft: ({ hasFired }) => ({ ...initialState, hasFired }),
    exitIntentArmed(state) {
      if (state.status === 'waiting') state.status = 'armed';
    },
    /** The pointer left the window through the top edge while armed. */
    exitIntentDetected: (state) => state,
    popupOpened: {
      prepare: withTimestamp,
      reducer: (_state, { payload }: PayloadAction<number>) => ({
        hasFired: true,
        status: 'open' as const,
        endsAt: payload + POPUP_COUNTDOWN_S * 1000,
        now: payload,
      }),
    },
    countdownTicked: {
      prepare: withTimestamp,
      reducer(state, { payload }: PayloadAction<number>) {
        if (state.status !== 'open') return;
        state.endsAt = adjustForClock(state.endsAt, state.now, payload);
        state.now = payload;
      },
    },
    popupClosed(state, _action: PayloadAction<CloseReason>) {
      if (state.status === 'open') state.status = 'closed';
    },
  },
  selectors: {
    selectIsPopupOpen: (state) => state.status === 'open',
    selectHasFired: (state) => state.hasFired,
    selectPopupStatus: (state) => state.status,
    /** Whole seconds left, clamped to the countdown's range in case the clock was set back. */
    selectSecondsLeft: ({ endsAt, now }) =>
      Math.min(POPUP_COUNTDOWN_S, Math.max(0, Math.ceil((endsAt - now) / 1000))),
  },
});

export const popupReducer = popupSlice.reducer;
export const {
  homeEntered,
  homeLeft,
  exitIntentArmed,
  exitIntentDetected,
  popupOpened,
  countdownTicked,
  popupClosed,
} = popupSlice.actions;
export const { selectHasFired, selectIsPopupOpen, selectPopupStatus, selectSecondsLeft } =
  popupSlice.selectors;
