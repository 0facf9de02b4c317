import { useWatch } from 'react-hook-form';
import type { FieldPathByValue, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { emailSuggestion } from '../content/formErrors';

/**
 * Props of the suggestion below a form's e-mail field.
 * @param onApplied called after the address has been replaced
 */
export function useEmailSuggestion<Values extends FieldValues>(
  { control, setValue, setFocus, formState }: UseFormReturn<Values>,
  name: FieldPathByValue<Values, string>,
  onApplied?: () => void,
) {
  const text: string | undefined = useWatch({ control, name });
  const { isSubmitted } = formState;
  return {
    text: text ?? '',
    words: emailSuggestion,
    onApply: (email: string) => {
      setValue(name, email as PathValue<Values, typeof name>, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
      setFocus(name);
      onApplied?.();
    },
  };
}
