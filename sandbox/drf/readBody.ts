import * as v from 'valibot';
import { DrfError, invalid } from './errors';
import { fieldErrors } from './fieldErrors';

/** Django's DATA_UPLOAD_MAX_MEMORY_SIZE. */
const BODY_MAX_BYTES = 2_621_440;

/** Parses the body as DRF does: an empty one is an empty object. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  if (Buffer.byteLength(text) > BODY_MAX_BYTES)
    throw new DrfError(413, { detail: 'Request body exceeded the size that is accepted.' });
  const mediaType = request.headers.get('content-type') ?? '';
  if (mediaType.split(';')[0]?.trim().toLowerCase() !== 'application/json')
    throw new DrfError(415, { detail: `Unsupported media type "${mediaType}" in request.` });
  try {
    return JSON.parse(text);
  } catch {
    throw new DrfError(400, { detail: 'JSON parse error - Expecting value: line 1 column 1 (char 0)' });
  }
}

/**
 * Parses the body and validates it.
 * @throws a {@link DrfError} 400, 413 or 415
 */
export async function readBody<TSchema extends v.GenericSchema>(
  request: Request,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>> {
  return validate(schema, await readJson(request));
}

/**
 * Validates a value.
 * @throws a {@link DrfError} 400 with the errors by field
 */
export function validate<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> {
  // An object schema also accepts a list.
  if (Array.isArray(value))
    throw invalid({ non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] });
  const result = v.safeParse(schema, value);
  if (!result.success) throw invalid(fieldErrors(result.issues));
  return result.output;
}
