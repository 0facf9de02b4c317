import { addListener } from '@reduxjs/toolkit';
import {
  EXIT_INTENT_ARM_MS,
  EXIT_INTENT_EDGE_PX,
  EXIT_INTENT_FALLBACK_MS,
  POPUP_COUNTDOWN_S,
} from '../../config/limits';
import {
  countdownTicked,
  endByClock,
  exitIntentArmed,
  exitIntentShown,
  homeEntered,
  homeLeft,
  popupClosed,
  popupOpened,
} from './popupSlice';

const TICK_MS = 1000;
/** How often we look whether the visitor is still busy, before opening over a field or a dialog. */
const BUSY_CHECK_MS = 500;

/**
 * The pop-up's times (specification §4): armed for exit intent after 2 s; opened by it, or 3 s after arrival
 * by itself; then counted down. Leaving the page cancels all of it. They come with the home page's code.
 */
export const popupListeners = [
  addListener({
    actionCreator: homeEntered,
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      if (await api.condition(homeLeft.match, EXIT_INTENT_ARM_MS)) return;
      api.dispatch(exitIntentArmed());

      const unwatch = watchTopEdge(() => api.dispatch(exitIntentShown()));
      const early = await api
        .take((action) => exitIntentShown.match(action) || homeLeft.match(action), EXIT_INTENT_FALLBACK_MS)
        // Also when the visitor comes home anew meanwhile, and this listener is cancelled.
        .finally(unwatch);
      if (early && homeLeft.match(early[0])) return;

      while (isBusy()) {
        if (await api.condition(homeLeft.match, BUSY_CHECK_MS)) return;
      }
      api.dispatch(popupOpened());
    },
  }),
  addListener({
    actionCreator: popupOpened,
    effect: async ({ payload: openedAt }, api) => {
      api.cancelActiveListeners();
      let last = openedAt;
      let endsAt = openedAt + POPUP_COUNTDOWN_S * 1000;
      const stopped = (action: unknown) => popupClosed.match(action) || homeLeft.match(action);
      // A throttled tab ticks late, but each tick brings the true time.
      while (!(await api.condition(stopped, TICK_MS))) {
        const { payload: now } = api.dispatch(countdownTicked());
        endsAt = endByClock(endsAt, last, now);
        last = now;
        // Not by the state: while a developer travels in time, that is a state of the past.
        if (now >= endsAt) {
          api.dispatch(popupClosed('countdown'));
          return;
        }
      }
    },
  }),
];

/** Calls back when the pointer leaves the window through its top edge. @returns teardown */
function watchTopEdge(onLeave: () => void): () => void {
  const root = document.documentElement;
  const listener = ({ clientY }: MouseEvent) => {
    if (clientY <= EXIT_INTENT_EDGE_PX) onLeave();
  };
  root.addEventListener('mouseleave', listener);
  return () => {
    root.removeEventListener('mouseleave', listener);
  };
}

/** The visitor is in a field, or in another dialog: the pop-up waits. */
function isBusy(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}
