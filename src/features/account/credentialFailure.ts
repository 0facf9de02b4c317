import { isApiError } from '../../api/toApiError';
import { describeError } from '../../content/errorMessages';
import { catalogue } from '../../content/messages';
import type { ApiError } from '../../lib/apiError';

/** Kinds in which the line or the server failed, not the credentials: the reason is told beside the sentence. */
const TROUBLE: ReadonlySet<ApiError['kind']> = new Set(['timeout', 'offline', 'unreachable', 'server']);

export interface FailureWords {
  /** The catalogue's sentence where the server says none. */
  readonly fallback: string;
  /** Where no answer came, although the request may have arrived. */
  readonly unanswered?: string;
}

interface Failure {
  readonly fields: ReadonlyMap<string, string>;
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
 */
export function credentialFailure(error: unknown, known: readonly string[], words: FailureWords): Failure {
  const fields = new Map<string, string>();
  if (!isApiError(error) || error.kind === 'malformed') return { fields, whole: [catalogue.unexpected] };
  const whole = [('message' in error && error.message) || words.fallback];
  if (TROUBLE.has(error.kind)) {
    const mayHaveArrived = error.kind === 'timeout' || error.kind === 'unreachable';
    whole.push((mayHaveArrived && words.unanswered) || describeError(error));
  }
  if (error.kind === 'rate-limited' && !error.message) whole.push(describeError(error));
  if (error.kind === 'validation') {
    whole.push(...error.summary);
    for (const [path, texts] of Object.entries(error.fields)) {
      const text = texts.join(' ');
      const field = ownField(path, known);
      if (field) fields.set(field, [fields.get(field), text].filter(Boolean).join(' '));
      else whole.push(`${path.replaceAll(/[._]/g, ' ')}: ${text}`);
    }
  }
  return { fields, whole: [...new Set(whole)] };
}
