import { useSelector } from 'react-redux';
import { quoteDraft } from '../model/quoteDraft';
import { fieldId, stepOfField } from '../model/steps';
import type { StepId } from '../model/steps';
import { listErrors } from './formErrors';

interface ErrorItem {
  readonly fieldId?: string;
  /** Link to a field on another step. */
  readonly to?: string;
  readonly message: string;
}

/**
 * Items of the error summary: this step's own errors and all server errors, linked to other steps where needed.
 * @param errors React Hook Form's nested errors
 */
export function useErrorItems(step: StepId, errors: unknown): readonly ErrorItem[] {
  const status = useSelector(quoteDraft.selectStatus);
  const own = listErrors(errors);
  const ownItems = own.map(({ field, message }) => ({ fieldId: fieldId(field), message }));
  if (status.kind !== 'refused') return ownItems;
  const serverItems = Object.entries(status.fields)
    .filter(([field]) => own.every((error) => error.field !== field))
    .map(([field, message]) => {
      const place = stepOfField(field) ?? 'review';
      const id = fieldId(field);
      return place === step ? { fieldId: id, message } : { to: `?step=${place}#${id}`, message };
    });
  return [...status.summary.map((message) => ({ message })), ...ownItems, ...serverItems];
}
