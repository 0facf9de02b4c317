import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { retry } from '@reduxjs/toolkit/query';
import { QUERY_RETRIES } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import { mayPass } from '../lib/apiError';
import type { WithAuth } from '../session/authSlice';
import type { ApiRequest } from './operations';
import { send } from './send';
import type { ApiExtra } from './tokenRenewal';

/**
 * Sends a call, and answers a 401 by one token refresh and one replay (specification §4).
 * If the refresh fails, the original error is passed on. A call that needs nobody signed in then goes
 * without a token, as it does if the new one is refused too: a stale session must never make a public form fail.
 */
const reauthenticatingQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api) => {
  const { access, expired, sessionId } = (api.getState() as WithAuth).auth;
  const bearer = request.bearer === 'never' || expired ? undefined : (access ?? undefined);

  const first = await send(request, bearer, api);
  if (!bearer || first.error?.kind !== 'unauthorised') return first;

  const renewed = await (api.extra as ApiExtra).renewal.renew(bearer, api);
  // Whoever has signed in meanwhile did not send this.
  const isStillTheirs = (api.getState() as WithAuth).auth.sessionId === sessionId;
  const last = renewed && isStillTheirs ? await send(request, renewed, api) : first;
  if (request.bearer === 'required' || last.error?.kind !== 'unauthorised') return last;
  const anonymous = await send(request, undefined, api);
  // Its own failure is the one to tell: fields to correct, or a send that may have gone through.
  return anonymous.error?.kind === 'unauthorised' ? last : anonymous;
};

/** Respects Retry-After: requests are rejected locally until the rate limit expires. */
const rateLimitedQuery: typeof reauthenticatingQuery = async (request, api, options) => {
  const { rateLimits } = api.extra as ApiExtra;
  const limit = rateLimits.check(request.path);
  if (limit) return { error: limit };
  const result = await reauthenticatingQuery(request, api, options);
  if (result.error) rateLimits.record(request.path, result.error);
  return result;
};

/**
 * Queries are tried once more where the failure may pass; a mutation is never sent twice by itself,
 * and no answer of the 4xx kind is asked for again.
 */
export const baseQuery = retry(rateLimitedQuery, {
  retryCondition: (error, _request, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= QUERY_RETRIES && mayPass(error as unknown as ApiError),
});
