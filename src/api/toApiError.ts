import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ApiError } from '../lib/apiError';
import { fieldMessages, serverMessage } from './serverMessages';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Tells whether a value is already one of ours. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && typeof value.kind === 'string';
}

const isFetchError = (value: unknown): value is FetchBaseQueryError =>
  isRecord(value) && (typeof value.status === 'number' || typeof value.status === 'string');

/**
 * Turns anything a call can fail with into the one error model. An unknown thing counts as a malformed
 * answer, so that a section tells an error rather than the page dying.
 *
 * @param headers of the answer, for `Retry-After` (across origins it is readable only if exposed)
 */
export function toApiError(error: unknown, headers?: Headers): ApiError {
  if (isApiError(error)) return error;
  if (!isFetchError(error)) return { kind: 'malformed', detail: errorName(error) };
  switch (error.status) {
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout' };
    case 'FETCH_ERROR':
      return lostLine();
    case 'PARSING_ERROR':
      // Any status but a 2xx is told by its number (proxies answer HTML).
      if (error.originalStatus >= 300) return fromStatus(error.originalStatus, undefined, headers);
      // A 2xx that is not JSON is a malformed answer; anything else means that the line broke in the middle of it.
      return error.error.startsWith('SyntaxError') ? { kind: 'malformed', detail: 'not JSON' } : lostLine();
    case 'CUSTOM_ERROR':
      return { kind: 'malformed', detail: error.error };
    default:
      return fromStatus(error.status, error.data, headers);
  }
}

function lostLine(): ApiError {
  return navigator.onLine === false ? { kind: 'offline' } : { kind: 'unreachable' };
}

function fromStatus(status: number, body: unknown, headers?: Headers): ApiError {
  const message = serverMessage(body);
  // `success: false` with a 200 is a failure too: its messages are about what was sent.
  if (status < 300 || status === 400 || status === 422) {
    const { fields, summary } = fieldMessages(body);
    return { kind: 'validation', status, message, fields, summary };
  }
  if (status >= 500) return { kind: 'server', status };
  switch (status) {
    case 401:
      return { kind: 'unauthorised', message, code: errorCode(body) };
    case 403:
      return { kind: 'forbidden', message };
    case 404:
      return { kind: 'not-found', message };
    case 405:
      return { kind: 'unsupported', message };
    case 429:
      return { kind: 'rate-limited', seconds: retrySeconds(headers, message), message };
    default:
      return { kind: 'rejected', status, message };
  }
}

function errorCode(body: unknown): string | undefined {
  return isRecord(body) && typeof body.code === 'string' ? body.code : undefined;
}

/** `Retry-After` in seconds or as an HTTP date (RFC 9110 §10.2.3), else the seconds in DRF's sentence. */
function retrySeconds(headers: Headers | undefined, message: string | undefined): number | undefined {
  const header = headers?.get('retry-after');
  if (header) {
    const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
    if (Number.isFinite(seconds)) return Math.max(1, Math.ceil(seconds));
  }
  const told = message && /(\d+) seconds?/.exec(message);
  return told ? Number(told[1]) : undefined;
}

function errorName(error: unknown): string {
  if (error instanceof Error) return error.name;
  return isRecord(error) && typeof error.name === 'string' ? error.name : 'unknown';
}
