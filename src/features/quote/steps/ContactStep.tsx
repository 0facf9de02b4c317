import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { contactFields, phoneCountries } from '../../../content/quote/quoteFields';
import { EmailField } from '../../../forms/EmailField';
import { TextField } from '../../../ui/form/TextField';
import { Columns, Stack } from '../../../ui/theme/layout';
import { checkPhone } from '../../../lib/phone/phone';
import { space } from '../../../ui/theme/tokens';
import type { QuoteDraft } from '../model/draft';
import { fieldId } from '../model/steps';
import { useQuote } from '../model/quoteDraft';
import { useFieldError, useQuoteField } from './useQuoteField';
import { InternationalPhone, PhoneChoices } from './InternationalPhone';

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

/** An international phone field that shows how we read the number. If it's ambiguous, it offers the readings. */
function PhoneField() {
  const { setValue, setFocus, formState } = useFormContext<QuoteDraft>();
  const field = useQuoteField();
  const check = checkPhone(useQuote((draft) => draft.contact.phone));
  return (
    <div>
      <TextField
        kind="phone"
        {...field('contact.phone')}
        label={contactFields.phone.label}
        hint={contactFields.phone.hint}
      />
      <div aria-live="polite">
        {check.kind === 'ok' && (
          <Reading>
            {check.number.country === 'other' ? (
              <InternationalPhone e164={check.number.e164} />
            ) : (
              <span>
                {contactFields.phone.understood(check.number.written, phoneCountries[check.number.country])}
              </span>
            )}
          </Reading>
        )}
        {check.kind === 'ambiguous' && (
          <>
            <Reading>{contactFields.phone.which}</Reading>
            <PhoneChoices
              numbers={check.numbers}
              onChoose={(written) => {
                setValue('contact.phone', written, {
                  shouldDirty: true,
                  shouldValidate: formState.isSubmitted,
                });
                // The button unmounts.
                setFocus('contact.phone');
              }}
            />
          </>
        )}
      </div>
    </div>
  );
}

const Reading = styled.p`
  padding-block: ${space(2)};
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
`;
