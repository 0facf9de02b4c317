import { fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { env } from '../config/env';
import { REQUEST_TIMEOUT_MS } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import type { ApiRequest } from './operations';
import { toApiError } from './toApiError';

export type ApiResult = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

const isRefusal = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

/** A refusal is read like any other, so that its body is never taken for a sentence. */
const anyBodyIfOk = (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

const origin = () => env.apiBaseUrl || globalThis.location.origin;

/**
 * One call over the network: base address, default headers and time limit of the specification (§7).
 * No header beyond Accept, Content-Type and Authorization: any other fails the preflight of a default
 * django-cors-headers. Every failure comes back as an {@link ApiError}; nothing is thrown.
 *
 * @param bearer the access token to send, if any
 */
export async function send(
  request: ApiRequest,
  bearer: string | undefined,
  api: BaseQueryApi,
): Promise<ApiResult> {
  // A device may call itself offline wrongly, so it is tried all the same.
  const hadNoLine = navigator.onLine === false;
  const fetchJson = fetchBaseQuery({
    baseUrl: origin(),
    timeout: REQUEST_TIMEOUT_MS,
    // Profiles and shipments must not end up in the HTTP cache, and the API authenticates by token, never by cookie.
    cache: 'no-store',
    credentials: 'omit',
  });
  const result = await fetchJson(
    {
      url: request.path,
      method: request.method,
      body: request.body,
      ...(request.query && { params: request.query }),
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
      },
      responseHandler: request.anyBody ? anyBodyIfOk : 'json',
      validateStatus: (response, body) => response.ok && !isRefusal(body),
    },
    api,
    {},
  );
  // A line that went later may have carried the request, and even its answer.
  if (hadNoLine && result.error?.status === 'FETCH_ERROR') return { error: { kind: 'offline' } };
  return result.error
    ? { error: toApiError(result.error, result.meta?.response?.headers) }
    : { data: result.data ?? null };
}
