import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { env } from '../config/env';
import { REQUEST_TIMEOUT_MS } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import { isRecord } from '../lib/json';
import type { ApiExtra } from './apiExtra';
import type { ApiRequest } from './operations';
import { errorName, toApiError } from './toApiError';

export type ApiResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

/**
 * Sends one request, unless its path is rate limited. Never throws: every failure becomes an {@link
 * ApiError}.
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

const isUnsuccessful = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** The id by which the server recognizes a repeated request. */
function requestIdOf({ body }: ApiRequest): string | undefined {
  return isRecord(body) && typeof body.client_request_id === 'string' ? body.client_request_id : undefined;
}

/** Reads the body of an error as JSON, so that an HTML page isn't shown as the server's message. */
const anyBodyIfOk = (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

async function fetchJson(request: ApiRequest, token: string | null, api: BaseQueryApi): Promise<ApiResult> {
  // `onLine` may be wrong, so try anyway.
  const wasOffline = !navigator.onLine;
  const query = fetchBaseQuery({
    baseUrl: env.apiBaseUrl || globalThis.location.origin,
    timeout: REQUEST_TIMEOUT_MS,
    // Personal data must not be stored in the HTTP cache, and the API authenticates with tokens, not cookies.
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
        // Any other header fails the CORS preflight of a default django-cors-headers.
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          ...(token !== null && { Authorization: `Bearer ${token}` }),
        },
        responseHandler: request.anyBody ? anyBodyIfOk : 'json',
        validateStatus: (response, body) => response.ok && !isUnsuccessful(body),
      },
      api,
      {},
    );
    if (!error) return { data };
    // If the device was online at either end, the server may have received the request.
    if (wasOffline && !navigator.onLine && error.status === 'FETCH_ERROR')
      return { error: { kind: 'offline' } };
    return { error: toApiError(error, meta?.response?.headers, requestIdOf(request)) };
  } catch (thrown) {
    // fetchBaseQuery throws only while building the request, for example if a header isn't a byte string.
    return { error: { kind: 'not-sent', detail: errorName(thrown) } };
  }
}
