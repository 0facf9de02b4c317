import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { getHealth, getServiceStatus } from '../../api/serviceEndpoints';
import { isApiError } from '../../api/toApiError';

/** What the health check told holds this long. */
const HEALTH_HOLDS_MS = 60_000;

/** Whenever the backend's status cannot be had, though there is a line, its health is asked for. */
export function addServiceListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    matcher: getServiceStatus.matchRejected,
    effect: async ({ payload }, { dispatch, delay, subscribe, unsubscribe }) => {
      // Without an error nothing was asked: the answer at hand was fresh.
      if (!isApiError(payload) || payload.kind === 'offline') return;
      unsubscribe();
      await dispatch(getHealth.initiate(undefined, { subscribe: false, forceRefetch: true }));
      await delay(HEALTH_HOLDS_MS);
      subscribe();
    },
  });
}
