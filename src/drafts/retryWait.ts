import type { ApiError } from '../lib/apiError';
import type { DraftState } from './draftState';

/** Adds when the wait of a rate limit ends, so that it outlives the page. */
export const withRetryTime = (error: ApiError, now: number): ApiError =>
  error.kind === 'rate-limited' && error.seconds !== undefined
    ? { ...error, retryAt: now + error.seconds * 1000 }
    : error;

/** Seconds left of a rate limit's wait, never more than the server asked for; 0 if there is none. */
export function retryWait(error: ApiError | undefined, now: number): number {
  if (error?.kind !== 'rate-limited') return 0;
  const { seconds = 0, retryAt = 0 } = error;
  return Math.min(seconds, Math.max(0, Math.ceil((retryAt - now) / 1000)));
}

/** A failed attempt to send a draft. The texts are keys, because each form has its own. */
interface SendFailure {
  readonly tone: 'caution' | 'error';
  readonly title: 'maybeSent' | 'unsent' | 'notSent';
  readonly notes: readonly ('sendAgain' | 'isOnline' | 'isOffline' | 'savedOffline' | 'inputUnchanged')[];
}

/** What to say about a draft that wasn't, or may not have been, delivered. */
export function sendFailure(
  { status }: Pick<DraftState, 'status'>,
  isSaved: boolean,
  isOnline: boolean,
): SendFailure {
  if (status.kind === 'maybeSent') return { tone: 'caution', title: 'maybeSent', notes: ['sendAgain'] };
  if (status.kind !== 'unsent') return { tone: 'error', title: 'notSent', notes: ['inputUnchanged'] };
  const rest = isSaved && !isOnline ? 'savedOffline' : 'inputUnchanged';
  return { tone: 'caution', title: 'unsent', notes: [isOnline ? 'isOnline' : 'isOffline', rest] };
}
