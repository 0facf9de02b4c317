import { get, useFormContext } from 'react-hook-form';
import type { QuoteDraft } from './draft';

/** The sentence to show beside a field, if there is one. */
export function useFieldError(): (field: string) => string | undefined {
  const {
    formState: { errors },
  } = useFormContext<QuoteDraft>();
  return (field) => {
    const message: unknown = get(errors, `${field}.message`);
    return typeof message === 'string' ? message : undefined;
  };
}
