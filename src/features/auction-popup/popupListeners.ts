import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { EXIT_INTENT_ARM_MS, EXIT_INTENT_FALLBACK_MS, POPUP_COUNTDOWN_S } from '../../config/limits';
import { preloadPart } from '../../ui/late/LazyPart';
import { loadDialog } from './loadDialog';
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
import { watchFields, watchTopEdge } from './visitorActivity';

const TICK_MS = 1000;
/** How often we look whether the visitor is still busy, before opening over a field or a dialog. */
const BUSY_CHECK_MS = 500;

/**
 * The pop-up's times (specification §4), counted from the visitor's arrival: armed for exit intent after 2 s; opened by
 * it, or by itself after 3 s; then counted down. Leaving the page cancels all of it. They come with the home page's code.
 */
export const popupListeners = [
  addListener({
    matcher: isAnyOf(homeEntered, homeLeft),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      if (!homeEntered.match(action)) return;
      const here = action.payload;
      const fields = watchFields();
      let unwatch: (() => void) | undefined;
      try {
        await api.delay(Math.max(0, EXIT_INTENT_ARM_MS - here));
        api.dispatch(exitIntentArmed());
        // Its countdown begins when it is on the screen: so its code is there first.
        const isLoaded = preloadPart(loadDialog);
        unwatch = watchTopEdge(() => api.dispatch(exitIntentShown()));
        const fallback = EXIT_INTENT_FALLBACK_MS - Math.max(0, here - EXIT_INTENT_ARM_MS);
        await api.take(exitIntentShown.match, Math.max(0, fallback));
        if (!(await api.pause(isLoaded))) return;
        for (let busy = fields.busyFor(); busy > 0; busy = fields.busyFor())
          await api.delay(Math.min(busy, BUSY_CHECK_MS));
        api.dispatch(popupOpened());
      } finally {
        unwatch?.();
        fields.stop();
      }
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
