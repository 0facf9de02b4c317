import { set } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { Faults } from '../model/checkStep';
import type { QuoteDraft } from '../model/draft';

/** Faults by dotted name as React Hook Form nests them. */
export function nestErrors(faults: Faults): FieldErrors<QuoteDraft> {
  const errors: FieldErrors<QuoteDraft> = {};
  for (const [field, message] of Object.entries(faults)) set(errors, field, { type: 'check', message });
  return errors;
}

interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** Nested errors as a list by dotted name, in the order of the page. */
export function listErrors(errors: unknown, path = ''): readonly FieldFault[] {
  if (typeof errors !== 'object' || errors === null) return [];
  if ('message' in errors && typeof errors.message === 'string') {
    return [{ field: path, message: errors.message }];
  }
  return Object.entries(errors).flatMap(([key, value]) =>
    // A control's own DOM node is kept there as well.
    key === 'ref' || key === 'root' ? [] : listErrors(value, path === '' ? key : `${path}.${key}`),
  );
}
