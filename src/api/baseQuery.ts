import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { retry } from '@reduxjs/toolkit/query';
import { QUERY_RETRIES } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import { isTransient } from '../lib/apiError';
import { sessionExpired } from '../session/authSlice';
import type { WithAuth } from '../session/authSlice';
import type { ApiExtra } from './apiExtra';
import type { ApiRequest } from './operations';
import { send } from './send';

const SENDS_MAX = 1 + QUERY_RETRIES;

/**
 * Sends a request at most twice. A 401 causes one token refresh and one replay (specification §4). A query is
 * retried once after a transient error; a mutation never is.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = (request, api, options) => {
  let sends = 0;
  const auth = () => (api.getState() as WithAuth).auth;
  const sendWith = (token: string | null) => {
    sends += 1;
    return send(request, token, api);
  };

  const reauthenticatingQuery: typeof baseQuery = async () => {
    const { access, expired, sessionId } = auth();
    const token = request.bearer === 'never' || expired ? null : access;
    const result = await sendWith(token);
    if (token === null || result.error?.kind !== 'unauthorized') return result;

    const renewed = await (api.extra as ApiExtra).renewal.renew(token, api);
    // If another account signed in meanwhile, its token must not be used for this request.
    const replayToken = auth().sessionId === sessionId ? renewed : null;
    // An endpoint that accepts anonymous requests is replayed without a token, so that a stale session
    // doesn't break public forms.
    const canReplay = replayToken !== null || request.bearer === 'optional';
    if (!canReplay || sends >= SENDS_MAX) return result;
    const replayed = await sendWith(replayToken);
    // A new token that is rejected, too, belongs to an account that is gone. The next request goes without it.
    const isRejected = replayToken !== null && replayed.error?.kind === 'unauthorized';
    if (isRejected && auth().access === replayToken) api.dispatch(sessionExpired());
    return replayed;
  };

  return retry(reauthenticatingQuery, {
    retryCondition: (error) => api.type === 'query' && sends < SENDS_MAX && isTransient(error as ApiError),
  })(request, api, options);
};
