import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { getHealth, getServiceStatus } from '../../api/serviceEndpoints';
import { isApiError } from '../../api/toApiError';

/** Whenever the backend's status cannot be had, though there is a line, its health is asked for. */
export function addServiceListeners(middleware: ListenerMiddlewareInstance): void {
  middleware.startListening({
    matcher: getServiceStatus.matchRejected,
    effect: async ({ payload }, { dispatch }) => {
      // Without an error nothing was asked: the answer at hand was fresh.
      if (!isApiError(payload) || payload.kind === 'offline') return;
      await dispatch(getHealth.initiate(undefined, { subscribe: false, forceRefetch: true }));
    },
  });
}
