import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { POPUP_COUNTDOWN_S } from '../../config/limits';

export type CloseReason =
  'button' | 'maybe-later' | 'outside' | 'learn' | 'escape' | 'countdown' | 'left-home';

interface PopupState {
  readonly status: 'idle' | 'waiting' | 'armed' | 'open' | 'closed';
  /** When the countdown ends and where it stands, both in ms since the epoch: replaying actions replays it. */
  readonly endsAt: number;
  readonly now: number;
}

const initialState: PopupState = { status: 'idle', endsAt: 0, now: 0 };

/** No clock in reducers: the time is stamped when the action is made. */
const stamped = () => ({ payload: Date.now() });

/** A clock that is set back takes the end along, or the pop-up would stay for as long as that was. */
export const endByClock = (endsAt: number, before: number, now: number): number =>
  endsAt + Math.min(0, now - before);

const popupSlice = createSlice({
  name: 'auctionPopup',
  initialState,
  reducers: {
    /** The pop-up may open once. Carries how many milliseconds ago the visitor arrived on the home page. */
    homeEntered: (_state, _action: PayloadAction<number>) => ({
      ...initialState,
      status: 'waiting' as const,
    }),
    homeLeft: () => initialState,
    exitIntentArmed(state) {
      if (state.status === 'waiting') state.status = 'armed';
    },
    /** The pointer left through the top edge while armed. */
    exitIntentShown: (state) => state,
    popupOpened: {
      prepare: stamped,
      reducer: (_state, { payload }: PayloadAction<number>) => ({
        status: 'open' as const,
        endsAt: payload + POPUP_COUNTDOWN_S * 1000,
        now: payload,
      }),
    },
    countdownTicked: {
      prepare: stamped,
      reducer(state, { payload }: PayloadAction<number>) {
        if (state.status !== 'open') return;
        state.endsAt = endByClock(state.endsAt, state.now, payload);
        state.now = payload;
      },
    },
    popupClosed(state, _action: PayloadAction<CloseReason>) {
      if (state.status === 'open') state.status = 'closed';
    },
  },
  selectors: {
    selectIsPopupOpen: (state) => state.status === 'open',
    selectPopupStatus: (state) => state.status,
    /** Whole seconds left, never below zero, never above the start (a clock set back). */
    selectSecondsLeft: ({ endsAt, now }) =>
      Math.min(POPUP_COUNTDOWN_S, Math.max(0, Math.ceil((endsAt - now) / 1000))),
  },
});

export const popupReducer = popupSlice.reducer;
export const {
  homeEntered,
  homeLeft,
  exitIntentArmed,
  exitIntentShown,
  popupOpened,
  countdownTicked,
  popupClosed,
} = popupSlice.actions;
export const { selectIsPopupOpen, selectPopupStatus, selectSecondsLeft } = popupSlice.selectors;
