import { toApiError } from '../../api/toApiError';
import { describeError } from '../../content/errorMessages';
import { catalogue } from '../../content/messages';
import { placeFieldErrors } from '../../forms/placeFieldErrors';
import { isUnanswered, mayHaveBeenSent } from '../../lib/apiError';

export interface FailureWords {
  /** The catalogue's sentence where the server says none. */
  readonly fallback: string;
  /** Where no answer came, although the request may have arrived. */
  readonly unanswered?: string;
}

interface Failure {
  readonly fields: Readonly<Record<string, string>>;
  /** What belongs to no field of the form, the sentence of the catalogue first. */
  readonly whole: readonly string[];
}

/** The form's own field behind a server's name for it: `user.firstName`, `email.0` and the like. */
function ownField(path: string, known: readonly string[]): string | undefined {
  const names = path.split('.').map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  return names.reverse().find((name) => known.includes(name));
}

/**
 * What a refused login or registration tells (specification §8): the server's message or the default sentence, and
 * its field errors where the form has those fields; an exception is unexpected.
 * No answer, or none that can be read, is one: it says nothing of the credentials.
 */
export function credentialFailure(thrown: unknown, known: readonly string[], words: FailureWords): Failure {
  const error = toApiError(thrown);
  const unanswered = mayHaveBeenSent(error) && words.unanswered;
  const reason = unanswered || describeError(error);
  if (isUnanswered(error)) return { fields: {}, whole: [catalogue.unexpected, reason] };
  if (error.kind === 'rate-limited' && error.isLocal) return { fields: {}, whole: [reason] };
  const message = 'message' in error && error.message;
  const whole = [message || words.fallback];
  if (unanswered || (error.kind === 'rate-limited' && !message)) whole.push(reason);
  // The catalogue's sentence stands first in any case.
  const { fields, summary } = placeFieldErrors(
    error,
    (path) => ownField(path, known),
    () => undefined,
  );
  return { fields, whole: [...new Set([...whole, ...summary])] };
}
