import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { DATA_FRESH_MS } from '../config/limits';
import { isTransient } from '../lib/apiError';
import { api } from './api';
import { isApiError } from './toApiError';

interface WithApi {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** Any query endpoint, looked up by its cache entry's endpoint name. */
interface AnyQuery {
  initiate(
    arg: unknown,
    options: { subscribe: false; forceRefetch: number | true },
  ): ThunkAction<unknown, WithApi, unknown, UnknownAction>;
}

/** RTK Query writes subscription changes to its state every 500 ms, or much later on a busy CPU. */
const SUBSCRIPTION_LAG_MS = 3_000;

/**
 * Refetches mounted queries that are stale or failed with a transient error. RTK Query's refetchOnFocus and
 * refetchOnReconnect ignore freshness, which the specification sets to five minutes.
 */
export const refetchStale =
  (): ThunkAction<void, WithApi, unknown, UnknownAction> => (dispatch, getState) => {
    const { queries, subscriptions } = getState()[api.reducerPath];
    for (const [key, entry] of Object.entries(queries)) {
      if (!entry?.endpointName) continue;
      const isNew = Date.now() - (entry.startedTimeStamp ?? 0) < SUBSCRIPTION_LAG_MS;
      const isOnScreen = Object.keys(subscriptions[key] ?? {}).length > 0;
      if (!isOnScreen && !isNew) continue;
      // Retrying a rejected request would fail again, and might extend a rate limit.
      if (isApiError(entry.error) && !isTransient(entry.error)) continue;
      const endpoint = (api.endpoints as Record<string, AnyQuery>)[entry.endpointName];
      if (endpoint) {
        dispatch(
          endpoint.initiate(entry.originalArgs, {
            subscribe: false,
            // After a failed refresh, the entry still has its earlier data, which may be fresh.
            forceRefetch: entry.error ? true : DATA_FRESH_MS / 1000,
          }),
        );
      }
    }
  };

/**
 * Runs {@link refetchStale} when the visitor returns to the tab or the device goes online.
 * @returns teardown
 */
export function refetchOnReturn(dispatch: (action: ReturnType<typeof refetchStale>) => unknown): () => void {
  const onReturn = () => {
    if (document.visibilityState === 'visible') dispatch(refetchStale());
  };
  window.addEventListener('focus', onReturn);
  window.addEventListener('online', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('online', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
