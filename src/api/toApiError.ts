import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { safeParse } from 'valibot';
import type { ApiError, FieldErrors } from '../lib/apiError';
import { isErrorKind } from '../lib/apiError';
import { isRecord } from '../lib/json';
import { fieldMessages, serverMessage } from './serverMessages';
import { identifier } from './schemas/fields';

/** Whether a value is an {@link ApiError}. */
export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && typeof value.kind === 'string' && isErrorKind(value.kind);
}

const isFetchError = (value: unknown): value is FetchBaseQueryError =>
  isRecord(value) && (typeof value.status === 'number' || typeof value.status === 'string');

/**
 * Converts anything a request can fail with to an {@link ApiError}. Anything unknown counts as malformed.
 * @param headers response headers, for `Retry-After` (cross-origin, readable only if exposed)
 * @param requestId the `client_request_id` that was sent, if any
 */
export function toApiError(error: unknown, headers?: Headers, requestId?: string): ApiError {
  if (isApiError(error)) return error;
  if (!isFetchError(error)) return { kind: 'malformed', detail: errorName(error) };
  switch (error.status) {
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout' };
    case 'FETCH_ERROR':
      return { kind: 'unreachable' };
    case 'PARSING_ERROR':
      // A proxy's HTML error page: only its status is meaningful.
      if (error.originalStatus >= 300) return fromStatus(error.originalStatus, undefined, headers);
      // A SyntaxError means the body isn't JSON. Anything else means the connection broke while reading it.
      return error.error.startsWith('SyntaxError')
        ? { kind: 'malformed', detail: 'not JSON' }
        : { kind: 'unreachable' };
    case 'CUSTOM_ERROR':
      return { kind: 'malformed', detail: error.error };
    default:
      return fromStatus(error.status, error.data, headers, requestId);
  }
}

function fromStatus(status: number, body: unknown, headers?: Headers, requestId?: string): ApiError {
  const message = serverMessage(body);
  // `success: false` with a 2xx is a failure too, and its messages are about the request.
  if (status < 300 || status === 400 || status === 409 || status === 422) {
    const { fields, summary } = fieldMessages(body);
    const conflict = readConflict(status, body, { message, fields, summary }, requestId);
    return conflict ?? { kind: 'validation', status, message, fields, summary };
  }
  // Our server sends a JSON object. A proxy that couldn't connect to it sends an HTML page or nothing.
  if ((status === 502 || status === 503) && !isRecord(body)) return { kind: 'not-reached' };
  if (status >= 500) return { kind: 'server', status, message };
  switch (status) {
    case 401:
      return { kind: 'unauthorized', message, code: errorCode(body) };
    case 403:
      return { kind: 'forbidden', message };
    case 404:
      // A 404 without a JSON object means that the path doesn't exist, not the item.
      return isRecord(body) ? { kind: 'not-found', message } : { kind: 'unsupported', message };
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

/** A longer wait must be a mistake by the server. */
const WAIT_MAX_S = 7 * 24 * 3600;

/** Whole seconds from `Retry-After`, a number or an HTTP date (RFC 9110 §10.2.3), else from DRF's message. */
function retrySeconds(headers: Headers | undefined, message: string | undefined): number | undefined {
  const header = headers?.get('retry-after') ?? '';
  const inSentence = /\b(\d{1,9}) seconds?/.exec(message ?? '')?.[1];
  const seconds = [
    /^\d+(?:\.\d+)?$/.test(header) ? Number(header) : secondsUntil(header, headers),
    inSentence === undefined ? Number.NaN : Number(inSentence),
  ].find((wait) => wait <= WAIT_MAX_S);
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
}

/**
 * Relative to the server's `Date` header if readable, because the device's clock may be wrong. NaN if the
 * date is invalid.
 */
function secondsUntil(date: string, headers: Headers | undefined): number {
  // Date.parse also accepts '-5', but an HTTP date has a weekday and a month.
  if (!/[a-z]{3}/i.test(date)) return Number.NaN;
  const sent = Date.parse(headers?.get('date') ?? '');
  return (Date.parse(date) - (Number.isNaN(sent) ? Date.now() : sent)) / 1000;
}

/** The error's name, for developers. */
export function errorName(error: unknown): string {
  if (error instanceof Error) return error.name;
  return isRecord(error) && typeof error.name === 'string' ? error.name : 'unknown';
}

/** Matches `client_request_id`, which Django may also write as words. */
const REQUEST_ID = /client[ _]request[ _]id/i;
const TAKEN = /exist|unique|duplicate|already/i;

interface ParsedMessages {
  readonly message: string | undefined;
  readonly fields: FieldErrors;
  readonly summary: readonly string[];
}

/**
 * Parses a 409, or a rejection because the request's id already exists, which means that an earlier attempt
 * was delivered.
 * @param requestId the `client_request_id` that was sent, if any
 */
export function readConflict(
  status: number,
  body: unknown,
  parsed: ParsedMessages,
  requestId?: string,
): ApiError | undefined {
  const { message = '', fields, summary } = parsed;
  const byField = Object.entries(fields).map(([name, texts]) => [name, ...texts].join(' '));
  const texts = [message, ...summary, ...byField];
  const saysTaken = (text: string) => status === 409 || TAKEN.test(text);
  const isThisRequest =
    texts.some((text) => REQUEST_ID.test(text) && saysTaken(text)) ||
    (requestId !== undefined && texts.some((text) => text.includes(requestId)) && texts.some(saysTaken));
  if (status !== 409 && !isThisRequest) return undefined;
  // Django REST framework wraps each value of an error response in a list.
  const sent = isRecord(body) ? [body.reference].flat()[0] : undefined;
  const reference = safeParse(identifier, sent);
  return {
    kind: 'conflict',
    message: parsed.message,
    isThisRequest,
    reference: reference.success ? reference.output : undefined,
  };
}
