import type { ApiError, ApiErrorKind } from '../lib/apiError';
import { rejected } from './refusal';

const unsupported = 'Our server does not take this request at the moment. Call or write to us instead.';
/** To somebody who is not signed in. Nothing here needs an account. */
const anonymous =
  'Our server did not let this through. You don’t need an account for it: call or write to us instead.';

/** One plain sentence for each kind of failure: what happened and what to do next. */
const sentences: Record<ApiErrorKind, string> = {
  validation: 'Some of what was sent needs correcting. Check the marked fields and send it again.',
  unauthorized: 'Our server did not accept your sign-in. Sign in again, or go on without signing in.',
  forbidden: 'Your account may not do this. Write to us if you think it should.',
  // Tracking, where a reference may be mistyped, has words of its own.
  'not-found': unsupported,
  unsupported,
  conflict: rejected,
  rejected,
  'rate-limited': 'That was many requests in a short time. Wait a moment, then try again.',
  'not-sent': 'Your browser could not send this. Reload the page and try again, or call us.',
  timeout: 'Our server did not answer in time. Check your connection and try again.',
  offline: 'You are offline. Nothing is lost: try again when the connection is back.',
  unreachable: 'The connection to our server failed. Check yours, or try again in a few minutes.',
  'not-reached': 'Our server could not be reached. Try again in a few minutes, or call us.',
  server: 'Our server has a problem. Try again in a few minutes, or call us.',
  malformed: 'Our server sent an answer we could not read. Try again in a few minutes, or call us.',
};

/** Kinds where the server's own sentence says more than ours. */
const SERVER_SPEAKS: ReadonlySet<ApiErrorKind> = new Set([
  'validation',
  'forbidden',
  'conflict',
  'rejected',
  'server',
]);

/** What a visitor is told about a failed call. */
export function describeError(error: ApiError): string {
  if (error.kind === 'rate-limited' && error.seconds !== undefined) {
    return `That was many requests in a short time. Try again in ${waitingTime(error.seconds)}.`;
  }
  if (error.kind === 'unauthorized' && error.isAnonymous) return anonymous;
  const own = 'message' in error && SERVER_SPEAKS.has(error.kind) ? error.message : undefined;
  const whole = error.kind === 'validation' ? error.summary.join(' ') : undefined;
  return own ?? (whole || sentences[error.kind]);
}

/** "40 seconds", "3 minutes", "2 hours". */
export function waitingTime(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${String(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${String(minutes)} minutes` : `${String(Math.ceil(minutes / 60))} hours`;
}
