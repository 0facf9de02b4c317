import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { getHealth, getServiceStatus } from '../../api/serviceEndpoints';
import { isApiError } from '../../api/toApiError';

/** What the health check told holds this long. */
const HEALTH_HOLDS_MS = 60_000;

/** Whenever the backend's status cannot be had, though there is a line, its health is asked for. */
export function addServiceListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    matcher: getServiceStatus.matchRejected,
    effect: async ({ payload }, listenerApi) => {
      // Without an error nothing was asked: the answer at hand was fresh.
      if (!isApiError(payload) || payload.kind === 'offline') return;
      listenerApi.unsubscribe();
      await listenerApi.dispatch(getHealth.initiate(undefined, { subscribe: false, forceRefetch: true }));
      await listenerApi.delay(HEALTH_HOLDS_MS);
      listenerApi.subscribe();
    },
  });
}
