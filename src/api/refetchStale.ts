import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { DATA_FRESH_MS } from '../config/limits';
import { mayPass } from '../lib/apiError';
import { api } from './api';
import { isApiError } from './toApiError';

interface WithApi {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** Any query endpoint, looked up by the name in its cache entry. */
interface AnyQuery {
  initiate(
    arg: unknown,
    options: { subscribe: false; forceRefetch: number },
  ): ThunkAction<unknown, WithApi, unknown, UnknownAction>;
}

/** RTK Query batches subscription updates into its state every 500 ms, later on a busy processor. */
const SUBSCRIPTION_LAG_MS = 1_000;

/**
 * Refetches what is on screen and stale, or failed for a reason that may pass. RTK Query's own refetchOnFocus and
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
      // A refusal would only be repeated, and a rate limit only grow.
      if (isApiError(entry.error) && !mayPass(entry.error)) continue;
      const endpoint = (api.endpoints as Record<string, AnyQuery>)[entry.endpointName];
      if (endpoint) {
        dispatch(
          endpoint.initiate(entry.originalArgs, { subscribe: false, forceRefetch: DATA_FRESH_MS / 1000 }),
        );
      }
    }
  };

/** Runs {@link refetchStale} when the visitor returns to the tab or the connection returns. @returns teardown */
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
