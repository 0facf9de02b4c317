import type { ComponentPropsWithRef } from 'react';
import { accountWords as words } from '../../content/pages/account';
import { EmailInput } from '../../ui/form/controls';
import { EmailSuggestion } from '../../ui/form/EmailSuggestion';
import type { EmailSuggestionProps } from '../../ui/form/EmailSuggestion';
import { Field } from '../../ui/form/Field';

interface EmailFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly input: ComponentPropsWithRef<'input'>;
  readonly suggestion: Omit<EmailSuggestionProps, 'inputId'>;
}

/** The e-mail address doubles as the username, so password managers save it as such. */
export function EmailField({ id, error, input, suggestion }: EmailFieldProps) {
  return (
    <Field id={id} label={words.fields.email} error={error}>
      {(field) => (
        <>
          <EmailInput {...field} {...input} autoComplete="username" />
          <EmailSuggestion {...suggestion} inputId={id} />
        </>
      )}
    </Field>
  );
}
