import { get, useFormContext } from 'react-hook-form';
import { useSelector } from 'react-redux';
import type { QuoteDraft } from '../model/draft';
import { quoteDraft } from '../model/quoteDraft';

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
