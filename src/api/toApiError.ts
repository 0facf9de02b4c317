import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ApiError } from '../lib/apiError';
import { isErrorKind } from '../lib/apiError';
import { isRecord } from '../lib/isRecord';
import { fieldMessages, serverMessage } from './serverMessages';

/** Tells whether a value is already one of ours. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && typeof value.kind === 'string' && isErrorKind(value.kind);
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
      return { kind: 'unreachable' };
    case 'PARSING_ERROR':
      // Any status but a 2xx is told by its number (proxies answer HTML).
      if (error.originalStatus >= 300) return fromStatus(error.originalStatus, undefined, headers);
      // A 2xx that is not JSON is a malformed answer; anything else means that the line broke in the middle of it.
      return error.error.startsWith('SyntaxError')
        ? { kind: 'malformed', detail: 'not JSON' }
        : { kind: 'unreachable' };
    case 'CUSTOM_ERROR':
      return { kind: 'malformed', detail: error.error };
    default:
      return fromStatus(error.status, error.data, headers);
  }
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

/** A server that names a longer wait is mistaken; a visitor who is told years is helped by none of it. */
const WAIT_MAX_S = 7 * 24 * 3600;

/** `Retry-After` in seconds or as an HTTP date (RFC 9110 §10.2.3), else the seconds in DRF's sentence. */
function retrySeconds(headers: Headers | undefined, message: string | undefined): number | undefined {
  const header = headers?.get('retry-after') ?? '';
  const inSentence = /(\d+) seconds?/.exec(message ?? '')?.[1];
  const seconds = [
    /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : secondsUntil(header, headers),
    inSentence === undefined ? Number.NaN : Number(inSentence),
  ].find((wait) => wait <= WAIT_MAX_S);
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
}

/** Counted from the answer's own date where it can be read: the visitor's clock may be wrong. NaN for no date. */
function secondsUntil(date: string, headers: Headers | undefined): number {
  // Date.parse makes a date of '-5' as well; an HTTP date has words in it.
  if (!/[a-z]{3}/i.test(date)) return Number.NaN;
  const sent = Date.parse(headers?.get('date') ?? '');
  return (Date.parse(date) - (Number.isNaN(sent) ? Date.now() : sent)) / 1000;
}

/** The name of whatever was thrown, for developers. */
export function errorName(error: unknown): string {
  if (error instanceof Error) return error.name;
  return isRecord(error) && typeof error.name === 'string' ? error.name : 'unknown';
}
