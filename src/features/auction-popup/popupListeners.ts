import { addListener, isAnyOf } from '@reduxjs/toolkit';
import {
  EXIT_INTENT_ARM_MS,
  EXIT_INTENT_FALLBACK_MS,
  POPUP_COUNTDOWN_S,
  EXIT_INTENT_EDGE_PX,
} from '../../config/limits';
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

const TICK_MS = 1000;
/** How often to recheck whether the visitor is done with a field or dialog. */
const BUSY_CHECK_MS = 500;

const listen = addListener.withTypes<Parameters<typeof selectHasFired>[0]>();

/**
 * The pop-up's timing (specification §4), measured from arrival on the home page: exit intent is armed after 2 s and
 * opens it, otherwise it opens after 3 s; then it counts down. Leaving the page cancels everything. Once it has opened, it
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

/** How long after its last use a focused field still counts as in use. */
const FIELD_IDLE_MS = 10_000;
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Calls `onLeave` when the pointer leaves the window through its top edge. @returns cleanup */
function watchTopEdge(onLeave: () => void): () => void {
  const root = document.documentElement;
  const listener = ({ clientY }: MouseEvent) => {
    if (clientY <= EXIT_INTENT_EDGE_PX) onLeave();
  };
  root.addEventListener('mouseleave', listener);
  return () => root.removeEventListener('mouseleave', listener);
}

/** Tracks form field use, so that the pop-up doesn't interrupt someone typing. */
function watchFields() {
  let lastUsed = performance.now();
  const onUse = () => {
    lastUsed = performance.now();
  };
  document.addEventListener('focusin', onUse);
  document.addEventListener('input', onUse);
  return {
    /** Milliseconds until the visitor counts as idle: Infinity while another dialog is open. */
    busyFor: (): number => {
      if (document.querySelector('dialog[open]')) return Infinity;
      return document.activeElement?.matches(FIELDS) ? lastUsed + FIELD_IDLE_MS - performance.now() : 0;
    },
    stop: () => {
      document.removeEventListener('focusin', onUse);
      document.removeEventListener('input', onUse);
    },
  };
}
