import { useFormContext } from 'react-hook-form';
import { contactFields } from '../../../content/quote/quoteFields';
import { useEmailSuggestion } from '../../../forms/useEmailSuggestion';
import { EmailInput, Input } from '../../../ui/form/controls';
import { EmailSuggestion } from '../../../ui/form/EmailSuggestion';
import { Field } from '../../../ui/form/Field';
import { Columns, Stack } from '../../../ui/theme/layout';
import type { QuoteDraft } from '../model/draft';
import { PhoneField } from './PhoneField';
import { fieldId } from '../model/steps';
import { useFieldError } from './useFieldError';

/** Name, e-mail and phone. */
export function ContactStep() {
  const form = useFormContext<QuoteDraft>();
  const { register } = form;
  const suggestion = useEmailSuggestion(form, 'contact.email');
  const errorOf = useFieldError();
  const ids = (name: string) => ({ id: fieldId(name), error: errorOf(name) });
  return (
    <Stack $gap={6}>
      <Columns $min="18rem" $gap={6}>
        <Field {...ids('contact.first_name')} label={contactFields.first_name}>
          {(field) => (
            <Input
              {...field}
              {...register('contact.first_name')}
              autoComplete="given-name"
              autoCapitalize="words"
            />
          )}
        </Field>
        <Field {...ids('contact.last_name')} label={contactFields.last_name}>
          {(field) => (
            <Input
              {...field}
              {...register('contact.last_name')}
              autoComplete="family-name"
              autoCapitalize="words"
            />
          )}
        </Field>
      </Columns>
      <Columns $min="22rem" $gap={6}>
        <Field {...ids('contact.email')} label={contactFields.email.label} hint={contactFields.email.hint}>
          {(field) => (
            <>
              <EmailInput {...field} {...register('contact.email')} />
              <EmailSuggestion {...suggestion} inputId={field.id} />
            </>
          )}
        </Field>
        <PhoneField />
      </Columns>
    </Stack>
  );
}
