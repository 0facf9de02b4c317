import { useSelector } from 'react-redux';
import { quoteDraft } from '../model/quoteDraft';
import { fieldId, stepOfField } from '../model/steps';
import type { StepId } from '../model/steps';
import { listErrors } from './formErrors';

interface ErrorItem {
  readonly fieldId?: string;
  /** Where the field is, on another step. */
  readonly to?: string;
  readonly message: string;
}

/**
 * What the error summary lists: what the form itself finds wrong on this step, and all that the server refused, with
 * links to other steps.
 * @param errors as React Hook Form nests them
 */
export function useErrorItems(step: StepId, errors: unknown): readonly ErrorItem[] {
  const status = useSelector(quoteDraft.selectStatus);
  const own = listErrors(errors);
  const found = own.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
  if (status.kind !== 'refused') return found;
  const refused = Object.entries(status.fields)
    .filter(([field]) => own.every((error) => error.field !== field))
    .map(([field, message]) => {
      const place = stepOfField(field) ?? 'review';
      const id = fieldId(field);
      return place === step ? { fieldId: id, message } : { to: `?step=${place}#${id}`, message };
    });
  return [...status.summary.map((message) => ({ message })), ...found, ...refused];
}
