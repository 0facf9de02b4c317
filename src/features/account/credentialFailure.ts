import { describeError } from '../../content/errorMessages';
import { catalogue } from '../../content/messages';
import { isApiError } from '../../api/toApiError';
import type { ApiError } from '../../lib/apiError';

/** Kinds in which the line or the server failed, not the credentials. */
const TROUBLE: ReadonlySet<ApiError['kind']> = new Set([
  'timeout',
  'offline',
  'unreachable',
  'server',
  'rate-limited',
]);

interface Failure {
  readonly fields: readonly (readonly [name: string, message: string])[];
  /** What belongs to no field of the form, the sentence of the catalogue first. */
  readonly whole: readonly string[];
}

/**
 * What a refused login or registration tells (specification §8): the server's message or the default sentence, and
 * its field errors where the form has those fields; an exception is unexpected.
 */
export function credentialFailure(error: unknown, known: readonly string[], fallback: string): Failure {
  if (!isApiError(error) || error.kind === 'malformed') return { fields: [], whole: [catalogue.unexpected] };
  if (TROUBLE.has(error.kind)) return { fields: [], whole: [describeError(error)] };
  const message = ('message' in error && error.message) || fallback;
  if (error.kind !== 'validation') return { fields: [], whole: [message] };
  const entries = Object.entries(error.fields).map(([name, texts]) => [name, texts.join(' ')] as const);
  return {
    fields: entries.filter(([name]) => known.includes(name)),
    whole: [
      message,
      ...error.summary.filter((text) => text !== message),
      ...entries.filter(([name]) => !known.includes(name)).map(([, text]) => text),
    ],
  };
}
