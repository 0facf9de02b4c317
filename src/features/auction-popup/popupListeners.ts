import { addListener, isAnyOf } from '@reduxjs/toolkit';
import { EXIT_INTENT_ARM_MS, EXIT_INTENT_FALLBACK_MS, POPUP_COUNTDOWN_S } from '../../config/limits';
import { preloadPart } from '../../ui/late/LazyPart';
import { loadDialog } from './loadDialog';
import {
  countdownTicked,
  adjustForClock,
  exitIntentArmed,
  exitIntentDetected,
  homeEntered,
  homeLeft,
  popupClosed,
  popupOpened,
  selectHasFired,
} from './popupSlice';
import { watchFields, watchTopEdge } from './visitorActivity';

const TICK_MS = 1000;
/** How often to recheck whether the visitor is done with a field or dialog. */
const BUSY_CHECK_MS = 500;

const listen = addListener.withTypes<Parameters<typeof selectHasFired>[0]>();

/**
 * The pop-up's timing (specification §4), measured from arrival on the home page: exit intent is armed after 2 s and
 * opens it, otherwise it opens 3 s later; then it counts down. Leaving the page cancels everything. Once it has opened, it
 * doesn't open again until the page is reloaded.
 */
export const popupListeners = [
  listen({
    matcher: isAnyOf(homeEntered, homeLeft),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      if (!homeEntered.match(action) || selectHasFired(api.getState())) return;
      const elapsed = action.payload;
      const fields = watchFields();
      let unwatch: (() => void) | undefined;
      try {
        await api.delay(Math.max(0, EXIT_INTENT_ARM_MS - elapsed));
        api.dispatch(exitIntentArmed());
        // Preload the dialog, so that the countdown starts with it on screen.
        const isLoaded = preloadPart(loadDialog);
        unwatch = watchTopEdge(() => api.dispatch(exitIntentDetected()));
        const fallback = EXIT_INTENT_FALLBACK_MS - Math.max(0, elapsed - EXIT_INTENT_ARM_MS);
        await api.take(exitIntentDetected.match, Math.max(0, fallback));
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
  listen({
    actionCreator: popupOpened,
    effect: async ({ payload: openedAt }, api) => {
      api.cancelActiveListeners();
      let previous = openedAt;
      let endsAt = openedAt + POPUP_COUNTDOWN_S * 1000;
      const isStopped = (action: unknown) => popupClosed.match(action) || homeLeft.match(action);
      // A throttled tab ticks late, so each tick reads the clock instead of counting.
      while (!(await api.condition(isStopped, TICK_MS))) {
        const { payload: now } = api.dispatch(countdownTicked());
        endsAt = adjustForClock(endsAt, previous, now);
        previous = now;
        // Compare local values, not state: during time-travel debugging the state is an old one.
        if (now >= endsAt) {
          api.dispatch(popupClosed('countdown'));
          return;
        }
      }
    },
  }),
];
