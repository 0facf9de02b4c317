import { describeRefusal } from '../content/refusal';
import type { ApiError } from '../lib/apiError';

interface PlacedErrors {
  /** Sentences by the form's own field names. */
  readonly fields: Readonly<Record<string, string>>;
  /** About the whole, or about fields that the form does not have. */
  readonly summary: readonly string[];
}

/**
 * Puts the server's field errors on the form's own fields, and everything else it says into the summary.
 * @param fieldFor the form's field behind a server's name such as `vehicles.0.make`; undefined when it has none
 * @param withoutWords what to say when the server names no field and no reason
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
    if (field === undefined) summary.push(`${name.replaceAll(/[._]/g, ' ')}: ${text}`);
    else fields.set(field, [fields.get(field), text].filter(Boolean).join(' '));
  }
  const otherwise = fields.size === 0 && summary.length === 0 ? withoutWords(error) : undefined;
  return {
    fields: Object.fromEntries(fields),
    summary: otherwise === undefined ? summary : [otherwise],
  };
}

/** Finds the form's fields under exactly the names that the server uses. */
export const sameName =
  (known: readonly string[]) =>
  (name: string): string | undefined =>
    known.includes(name) ? name : undefined;
