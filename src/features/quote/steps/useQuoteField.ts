import { get, useFormContext } from 'react-hook-form';
import type { FieldPath } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { QuoteDraft } from '../model/draft';
import { quoteDraft } from '../model/quoteDraft';
import { fieldId } from '../model/steps';

/** Returns a field's error message, from the form or from the server. */
export function useFieldError(): (field: string) => string | undefined {
  const { errors } = useFormContext<QuoteDraft>().formState;
  const status = useSelector(quoteDraft.selectStatus);
  return (field) => {
    const message: unknown = get(errors, `${field}.message`);
    if (typeof message === 'string') return message;
    return status.kind === 'refused' ? status.fields[field] : undefined;
  };
}

/** Returns a field's id, error message and React Hook Form's props, to spread on a `TextField` or `ChoiceGroup`. */
export function useQuoteField() {
  const { register } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  return (name: FieldPath<QuoteDraft>) => ({ id: fieldId(name), error: errorOf(name), ...register(name) });
}
