import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { contactFields, phoneCountries } from '../../../content/quote/quoteFields';
import { checkPhone } from '../../../lib/phone/phone';
import { TextField } from '../../../ui/form/TextField';
import { space } from '../../../ui/theme/tokens';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { InternationalPhone, PhoneChoices } from './InternationalPhone';
import { useQuoteField } from './useQuoteField';

/** An international phone field that shows how we read the number. If it's ambiguous, it offers the readings. */
export function PhoneField() {
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
