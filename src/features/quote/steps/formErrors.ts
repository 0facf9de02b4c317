import { set } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { StepErrors } from '../model/checkStep';
import type { QuoteDraft } from '../model/draft';

/** Converts errors by field path to React Hook Form's nested shape. */
export function nestErrors(stepErrors: StepErrors): FieldErrors<QuoteDraft> {
  const errors: FieldErrors<QuoteDraft> = {};
  for (const [field, message] of Object.entries(stepErrors)) set(errors, field, { type: 'check', message });
  return errors;
}

interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/** Flattens nested errors to a list with field paths, in page order. */
export function listErrors(errors: unknown, path = ''): readonly FieldMessage[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') {
    return [{ field: path, message: errors.message }];
  }
  return Object.entries(errors).flatMap(([key, value]) =>
    // `ref` holds the control's DOM node.
    key === 'ref' || key === 'root' ? [] : listErrors(value, path === '' ? key : `${path}.${key}`),
  );
}
