import type { ApiError, ApiErrorKind } from '../lib/apiError';
import { plural } from '../lib/text/format';
import { rejected } from './sending';

const unsupported = 'Our server can’t take this request right now. Call or write to us instead.';
/** For visitors who aren't signed in. No page requires an account. */
const anonymous = 'Our server rejected this. You don’t need an account for it: call or write to us instead.';

/** A message for each kind of error: what happened and what to do. */
const sentences: Record<ApiErrorKind, string> = {
  // Forms show the errors at their fields. Other pages have no fields to correct.
  validation: rejected,
  unauthorized: 'Your sign-in wasn’t accepted. Sign in again, or continue without signing in.',
  forbidden: 'Your account isn’t allowed to do this. Send us a message if you think it should be.',
  // Tracking has its own message, because a reference may be mistyped.
  'not-found': unsupported,
  unsupported,
  conflict: rejected,
  rejected,
  'rate-limited': 'Too many requests in a short time. Wait a moment, then try again.',
  'not-sent': 'Your browser couldn’t send this. Reload the page and try again, or call us.',
  timeout: 'Our server didn’t answer in time. Check your connection and try again.',
  offline: 'You’re offline. Nothing is lost. Try again when you’re back online.',
  unreachable: 'We couldn’t connect to our server. Check your connection, or try again in a few minutes.',
  'not-reached': 'Our server isn’t responding. Try again in a few minutes, or call us.',
  server: 'Our server has a problem. Try again in a few minutes, or call us.',
  malformed: 'We couldn’t read our server’s response. Try again in a few minutes, or call us.',
};

/** Errors for which the server's own message is more specific than ours. */
const SERVER_SPEAKS: ReadonlySet<ApiErrorKind> = new Set([
  'validation',
  'forbidden',
  'conflict',
  'rejected',
  'server',
]);

/** The message to show for a failed request. */
export function describeError(error: ApiError): string {
  if (error.kind === 'rate-limited' && error.seconds !== undefined) {
    return `Too many requests in a short time. Try again in ${waitingTime(error.seconds)}.`;
  }
  const isAnonymous = 'isAnonymous' in error && error.isAnonymous;
  const own = 'message' in error && SERVER_SPEAKS.has(error.kind) ? error.message : undefined;
  const whole = error.kind === 'validation' ? error.summary.join(' ') : undefined;
  return own ?? (whole || (isAnonymous ? anonymous : sentences[error.kind]));
}

/** '40 seconds', '3 minutes', '2 hours'. */
export function waitingTime(seconds: number): string {
  if (seconds < 90) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${String(minutes)} minutes` : `${String(Math.ceil(minutes / 60))} hours`;
}
