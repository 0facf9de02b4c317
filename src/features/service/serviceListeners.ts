import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { getHealth, getServiceStatus } from '../../api/serviceEndpoints';
import { isApiError } from '../../api/toApiError';

/** Minimum time between two health checks. */
const HEALTH_CHECK_INTERVAL_MS = 60_000;

/** Checks the backend's health when its status can't be fetched although the device is online. */
export function addServiceListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    matcher: getServiceStatus.matchRejected,
    effect: async ({ payload }, listenerApi) => {
      // Without an error, the query was skipped because the cached status was fresh.
      if (!isApiError(payload) || payload.kind === 'offline') return;
      listenerApi.unsubscribe();
      await listenerApi.dispatch(getHealth.initiate(undefined, { subscribe: false, forceRefetch: true }));
      await listenerApi.delay(HEALTH_CHECK_INTERVAL_MS);
      listenerApi.subscribe();
    },
  });
}
