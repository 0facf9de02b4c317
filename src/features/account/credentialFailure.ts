import { toApiError } from '../../api/toApiError';
import { describeError } from '../../content/errorMessages';
import { catalogue } from '../../content/messages';
import { placeFieldErrors } from '../../forms/placeFieldErrors';
import { hasNoResponse, isTransient, mayHaveBeenSent } from '../../lib/apiError';
import type { ApiError } from '../../lib/apiError';

export interface FailureWords {
  /** The specification's default sentence, used when the server sends no message. */
  readonly fallback: string;
  /** Used when there was no response although the request may have reached the server. */
  readonly unanswered?: string;
}

interface Failure {
  readonly fields: Readonly<Record<string, string>>;
  /** Errors that belong to no field of the form, the main sentence first. */
  readonly formErrors: readonly string[];
}

/** Maps the server's name for a field, such as `user.firstName` or `email.0`, to the form's field. */
function toFormField(path: string, fieldNames: readonly string[]): string | undefined {
  const names = path.split('.').map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  return names.reverse().find((name) => fieldNames.includes(name));
}

/**
 * Turns a failed login or registration into messages (specification §8): the server's message or the default sentence,
 * plus its field errors. A missing or unreadable response says nothing about the credentials, so it is reported as
 * unexpected.
 */
export function credentialFailure(
  thrown: unknown,
  fieldNames: readonly string[],
  words: FailureWords,
): Failure {
  const error = toApiError(thrown);
  const unanswered = mayHaveBeenSent(error) && words.unanswered;
  const reason = unanswered || describeError(error);
  if (hasNoResponse(error)) return { fields: {}, formErrors: [catalogue.unexpected, reason] };
  if (error.kind === 'rate-limited' && error.isLocal) return { fields: {}, formErrors: [reason] };
  const message = 'message' in error && error.message;
  const formErrors = [message || words.fallback];
  // The default sentence alone would blame the credentials for trouble of the server.
  if (unanswered || (!message && (error.kind === 'rate-limited' || isTransient(error))))
    formErrors.push(reason);
  const { fields, summary } = placeFieldErrors(
    withoutAccount(error, fieldNames),
    (path) => toFormField(path, fieldNames),
    () => undefined,
  );
  return { fields, formErrors: [...new Set([...formErrors, ...summary])] };
}

/** Tokens and the account itself are never shown, only errors of the form's own fields. */
function withoutAccount(error: ApiError, fieldNames: readonly string[]): ApiError {
  if (error.kind !== 'validation') return error;
  const shown = Object.entries(error.fields).filter(
    ([path]) => !/^(?:access|refresh|user)(?:\.|$)/.test(path) || toFormField(path, fieldNames),
  );
  return { ...error, fields: Object.fromEntries(shown) };
}
