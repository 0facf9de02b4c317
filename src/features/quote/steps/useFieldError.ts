import { get, useFormContext } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { QuoteDraft } from '../model/draft';
import { quoteDraft } from '../model/quoteDraft';

/** The sentence to show beside a field, if there is one: the form's own, or the server's. */
export function useFieldError(): (field: string) => string | undefined {
  const { errors } = useFormContext<QuoteDraft>().formState;
  const status = useSelector(quoteDraft.selectStatus);
  return (field) => {
    const message: unknown = get(errors, `${field}.message`);
    if (typeof message === 'string') return message;
    return status.kind === 'refused' ? status.fields[field] : undefined;
  };
}
