import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { DATA_FRESH_MS } from '../config/limits';
import { mayPass } from '../lib/apiError';
import { api } from './api';
import { isApiError } from './toApiError';

interface WithApi {
  readonly [api.reducerPath]: ReturnType<typeof api.reducer>;
}

/** An endpoint of any argument, as the cache names it. */
interface AnyQuery {
  initiate(
    arg: unknown,
    options: { subscribe: false; forceRefetch: number },
  ): ThunkAction<unknown, WithApi, unknown, UnknownAction>;
}

/** RTK Query tells its state of subscriptions half a second late (its `batchActions`), on a busy processor later. */
const SUBSCRIPTIONS_LATE_MS = 1_000;

/**
 * Asks again for what is on the screen and no longer fresh, or failed for a reason that may pass. RTK Query's own refetchOnFocus and
 * refetchOnReconnect ask for everything, however fresh: the specification holds data fresh for five minutes.
 */
export const refetchStale =
  (): ThunkAction<void, WithApi, unknown, UnknownAction> => (dispatch, getState) => {
    const { queries, subscriptions } = getState()[api.reducerPath];
    for (const [key, entry] of Object.entries(queries)) {
      if (!entry?.endpointName) continue;
      const isNew = Date.now() - (entry.startedTimeStamp ?? 0) < SUBSCRIPTIONS_LATE_MS;
      const isOnScreen = Object.keys(subscriptions[key] ?? {}).length > 0;
      if (!isOnScreen && !isNew) continue;
      // What the server refused, it refuses again; and who asked too often is not helped by asking.
      if (isApiError(entry.error) && !mayPass(entry.error)) continue;
      const endpoint = (api.endpoints as Record<string, AnyQuery>)[entry.endpointName];
      if (endpoint) {
        dispatch(
          endpoint.initiate(entry.originalArgs, { subscribe: false, forceRefetch: DATA_FRESH_MS / 1000 }),
        );
      }
    }
  };

/** Runs {@link refetchStale} when the visitor comes back to the tab or the line comes back. @returns teardown */
export function followReturns(dispatch: (action: ReturnType<typeof refetchStale>) => unknown): () => void {
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
