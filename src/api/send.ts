import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { env } from '../config/env';
import { REQUEST_TIMEOUT_MS } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import type { ApiExtra } from './apiExtra';
import type { ApiRequest } from './operations';
import { errorName, toApiError } from './toApiError';

export type ApiResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * One request over the network, unless its path is rate limited. Never throws: every failure is an {@link ApiError}.
 *
 * @param token the access token to send, if any
 */
export async function send(request: ApiRequest, token: string | null, api: BaseQueryApi): Promise<ApiResult> {
  const { rateLimits } = api.extra as ApiExtra;
  const limit = rateLimits.check(request.path);
  if (limit) return { error: limit };
  const result = await fetchJson(request, token, api);
  const { error } = result;
  if (!error) return result;
  rateLimits.record(request.path, error);
  return (error.kind === 'unauthorized' || error.kind === 'forbidden') && token === null
    ? { error: { ...error, isAnonymous: true } }
    : result;
}

const isRefusal = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** The body of a failure is always read as JSON, so that an HTML page never counts as the server's message. */
const anyBodyIfOk = (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

async function fetchJson(request: ApiRequest, token: string | null, api: BaseQueryApi): Promise<ApiResult> {
  // Browsers report offline wrongly at times, so the request is made all the same.
  const wasOffline = !navigator.onLine;
  const query = fetchBaseQuery({
    baseUrl: env.apiBaseUrl || globalThis.location.origin,
    timeout: REQUEST_TIMEOUT_MS,
    // Profiles and shipments must not end up in the HTTP cache, and the API authenticates by token, never by cookie.
    cache: 'no-store',
    credentials: 'omit',
  });
  try {
    const { data, error, meta } = await query(
      {
        url: request.path,
        method: request.method,
        body: request.body,
        ...(request.query && { params: request.query }),
        // Any further header fails the CORS preflight of a default django-cors-headers.
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          ...(token !== null && { Authorization: `Bearer ${token}` }),
        },
        responseHandler: request.anyBody ? anyBodyIfOk : 'json',
        validateStatus: (response, body) => response.ok && !isRefusal(body),
      },
      api,
      {},
    );
    if (!error) return { data };
    // A connection that is lost later may have carried the request, and even its answer.
    if (wasOffline && error.status === 'FETCH_ERROR') return { error: { kind: 'offline' } };
    return { error: toApiError(error, meta?.response?.headers) };
  } catch (thrown) {
    // fetchBaseQuery throws only while it builds the request, for example over a header that is no byte string.
    return { error: { kind: 'not-sent', detail: errorName(thrown) } };
  }
}
