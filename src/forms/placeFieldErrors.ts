import { describeRefusal } from '../content/sending';
import type { ApiError } from '../lib/apiError';
import { isolate } from '../lib/text/text';

interface PlacedErrors {
  /** Messages by form field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Messages about the whole form, or about fields it doesn't have. */
  readonly summary: readonly string[];
}

/**
 * Maps the server's field errors to the form's fields, and everything else to the summary.
 * @param fieldFor the form field for a server name such as `vehicles.0.make`; undefined if there is none
 * @param withoutWords the message if the server names neither a field nor a reason
 */
export function placeFieldErrors(
  error: ApiError,
  fieldFor: (name: string) => string | undefined,
  withoutWords: (error: { readonly message?: string | undefined }) => string | undefined = describeRefusal,
): PlacedErrors {
  if (error.kind !== 'validation') return { fields: {}, summary: [] };
  const fields = new Map<string, string>();
  const summary = [...error.summary];
  for (const [name, messages] of Object.entries(error.fields)) {
    const text = messages.join(' ');
    if (text === '') continue;
    const field = fieldFor(name);
    if (field === undefined) summary.push(`${name.replaceAll(/[._]/g, ' ')}: ${isolate(text)}`);
    else fields.set(field, [fields.get(field), text].filter(Boolean).join(' '));
  }
  const otherwise = fields.size === 0 && summary.length === 0 ? withoutWords(error) : undefined;
  return {
    fields: Object.fromEntries(fields),
    summary: otherwise === undefined ? summary : [otherwise],
  };
}

/** A `fieldFor` for forms whose field names match the server's. */
export const sameName =
  (known: readonly string[]) =>
  (name: string): string | undefined =>
    known.includes(name) ? name : undefined;
