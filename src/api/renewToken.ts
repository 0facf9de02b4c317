import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiError } from '../lib/apiError';
import { sessionExpired, tokensRenewed } from '../session/authSlice';
import type { WithAuth } from '../session/authSlice';
import { withCrossTabLock } from '../session/crossTabLock';
import { rehydrated } from '../session/persistence';
import type { ApiExtra } from './apiExtra';
import { refreshToken } from './authEndpoints';
import { toApiError } from './toApiError';

const LOCK_NAME = 'harmattan.token-refresh';

const auth = (api: BaseQueryApi) => (api.getState() as WithAuth).auth;

/**
 * Refreshes the access token.
 * @returns the token that replaces the rejected one, or `null` if there is none
 */
export async function renewToken(rejected: string, api: BaseQueryApi): Promise<string | null> {
  const { sessionId } = auth(api);
  const { stored, flushSession } = api.extra as ApiExtra;
  /**
   * The token that already replaced the rejected one, `null` if the session has ended, `undefined` if a
   * refresh is needed.
   */
  const replacement = (): string | null | undefined => {
    const changed = stored.readChanges();
    // Not a logout: another tab's is followed by its storage event, and this tab's own cleared storage has none.
    if (changed?.access === null) return null;
    if (changed && auth(api).sessionId === sessionId) api.dispatch(rehydrated(changed));
    const now = auth(api);
    if (now.sessionId !== sessionId || now.expired) return null;
    return now.access === rejected ? undefined : now.access;
  };

  return withCrossTabLock(LOCK_NAME, async (wrote) => {
    // Another request or tab may have refreshed the token while this one waited.
    const before = replacement();
    if (before !== undefined) return before;

    const { refresh } = auth(api);
    if (!refresh) {
      api.dispatch(sessionExpired());
      return null;
    }
    // Dispatched through RTK Query, so that DevTools shows it and it outlives the request that triggered it.
    const { data, error } = await api.dispatch(refreshToken.initiate({ refresh }, { track: false }));
    // A logout or login during the refresh takes precedence. Without locks, another tab may also have been
    // faster.
    const meanwhile = replacement();
    if (meanwhile !== undefined) return meanwhile;
    if (!data) {
      const failure = toApiError(error);
      // eslint-disable-next-line no-console -- the specification requires exactly this: silent, logged only
      console.debug('Token refresh failed', failure.kind);
      if (rejectsToken(failure)) api.dispatch(sessionExpired());
      return null;
    }
    api.dispatch(tokensRenewed(data));
    // Storage must have the new tokens before another tab gets the lock.
    await flushSession();
    wrote();
    return data.access;
  });
}

/** Whether the server rejected the refresh token itself. After any other failure the session continues. */
function rejectsToken(error: ApiError): boolean {
  if (error.kind !== 'validation') return error.kind === 'unauthorized';
  const subjects = [error.message ?? '', ...error.summary, ...Object.keys(error.fields)];
  return error.status === 400 && subjects.some((subject) => /token|refresh/i.test(subject));
}
