import type { DraftState } from './draftState';

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
