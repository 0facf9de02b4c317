import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { contactFields, phoneCountries } from '../../../content/quote/quoteFields';
import { checkPhone } from '../../../lib/phone/phone';
import { Input } from '../../../ui/form/controls';
import { Field } from '../../../ui/form/Field';
import { space } from '../../../ui/theme/tokens';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { InternationalPhone, PhoneChoices } from './InternationalPhone';
import { fieldId } from '../model/steps';
import { useFieldError } from './useFieldError';

/** An international phone field that shows how we read the number. If it's ambiguous, it offers the readings. */
export function PhoneField() {
  const { register, setValue, setFocus, formState } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  const check = checkPhone(useQuote((draft) => draft.contact.phone));
  return (
    <div>
      <Field
        id={fieldId('contact.phone')}
        label={contactFields.phone.label}
        hint={contactFields.phone.hint}
        error={errorOf('contact.phone')}
      >
        {(field) => (
          <Input {...field} {...register('contact.phone')} type="tel" inputMode="tel" autoComplete="tel" />
        )}
      </Field>
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
