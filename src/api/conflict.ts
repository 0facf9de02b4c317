import { safeParse } from 'valibot';
import type { ApiError, FieldErrors } from '../lib/apiError';
import { isRecord } from '../lib/isRecord';
import { identifier } from './schemas/fields';

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
