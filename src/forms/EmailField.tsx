import { useId } from 'react';
import type { FieldPathByValue, FieldValues, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { EmailSuggestion } from '../ui/form/EmailSuggestion';
import { TextField } from '../ui/form/TextField';
import type { TextFieldProps } from '../ui/form/TextField';
import { useEmailSuggestion } from './useEmailSuggestion';

type Path<Values extends FieldValues> = FieldPathByValue<Values, string>;

interface EmailFieldProps<Values extends FieldValues> extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'id' | 'autoComplete'
> {
  readonly form: UseFormReturn<Values>;
  readonly name: Path<Values>;
  readonly validate?: RegisterOptions<Values, Path<Values>>['validate'];
}

/** A form's e-mail field, with a suggestion below it if the domain has a typo. */
export function EmailField<Values extends FieldValues>(props: EmailFieldProps<Values>) {
  const ownId = useId();
  const { form, name, validate, id = ownId, ...field } = props;
  const suggestion = useEmailSuggestion(form, name);
  return (
    <TextField kind="email" id={id} {...field} {...form.register(name, { ...(validate && { validate }) })}>
      <EmailSuggestion {...suggestion} inputId={id} />
    </TextField>
  );
}
