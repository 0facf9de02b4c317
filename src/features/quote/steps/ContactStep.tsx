import { useFormContext } from 'react-hook-form';
import { contactFields } from '../../../content/quote/quoteFields';
import { EmailField } from '../../../forms/EmailField';
import { TextField } from '../../../ui/form/TextField';
import { Columns, Stack } from '../../../ui/theme/layout';
import type { QuoteDraft } from '../model/draft';
import { fieldId } from '../model/steps';
import { PhoneField } from './PhoneField';
import { useFieldError, useQuoteField } from './useQuoteField';

/** Name, e-mail and phone. */
export function ContactStep() {
  const form = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  const field = useQuoteField();
  return (
    <Stack $gap={6}>
      <Columns $min="18rem" $gap={6}>
        <TextField kind="first-name" {...field('contact.first_name')} label={contactFields.first_name} />
        <TextField kind="last-name" {...field('contact.last_name')} label={contactFields.last_name} />
      </Columns>
      <Columns $min="22rem" $gap={6}>
        <EmailField
          {...contactFields.email}
          form={form}
          name="contact.email"
          id={fieldId('contact.email')}
          error={errorOf('contact.email')}
        />
        <PhoneField />
      </Columns>
    </Stack>
  );
}
