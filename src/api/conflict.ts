import { safeParse } from 'valibot';
import type { ApiError, FieldErrors } from '../lib/apiError';
import { isRecord } from '../lib/isRecord';
import { identifier } from './schemas/fields';

/** `client_request_id`, as Django writes a field's name in a sentence too. */
const REQUEST_ID = /client[ _]request[ _]id/i;
const TAKEN = /exist|unique|duplicate|already/i;

interface Said {
  readonly message: string | undefined;
  readonly fields: FieldErrors;
  readonly summary: readonly string[];
}

/** A 409, or any refusal that calls the request's own id taken: an earlier send of it arrived. */
export function readConflict(status: number, body: unknown, said: Said): ApiError | undefined {
  const { message = '', fields, summary } = said;
  const byField = Object.entries(fields).map(([name, texts]) => [name, ...texts].join(' '));
  const isThisRequest = [message, ...summary, ...byField].some(
    (text) => REQUEST_ID.test(text) && TAKEN.test(text),
  );
  if (status !== 409 && !isThisRequest) return undefined;
  // In a refusal, Django REST framework makes a list of each value.
  const sent = isRecord(body) ? [body.reference].flat()[0] : undefined;
  const reference = safeParse(identifier, sent);
  return {
    kind: 'conflict',
    message: said.message,
    isThisRequest,
    reference: reference.success ? reference.output : undefined,
  };
}
