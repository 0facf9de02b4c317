import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { contactFields, phoneCountries } from '../../../content/quote/quoteFields';
import { EmailField } from '../../../forms/EmailField';
import { checkPhone } from '../../../lib/phone/phone';
import type { PhoneCheck } from '../../../lib/phone/phone';
import type { WorldPhone } from '../../../lib/phone/phoneWorld';
import { loadCode } from '../../../lib/promises';
import { Button } from '../../../ui/buttons/Button';
import { TextField } from '../../../ui/form/TextField';
import { Cluster, Columns, Stack } from '../../../ui/theme/layout';
import { space } from '../../../ui/theme/tokens';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
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

const { phone: words } = contactFields;

/** An international phone field that shows how we read the number. If it's ambiguous, it offers the readings. */
function PhoneField() {
  const { setValue, setFocus, formState } = useFormContext<QuoteDraft>();
  const field = useQuoteField();
  const check = checkPhone(useQuote((draft) => draft.contact.phone));
  const readings = useReadings(check);
  const usual = readings.filter(({ isUnusual }) => !isUnusual);
  const [first] = readings;
  return (
    <div>
      <TextField kind="phone" {...field('contact.phone')} label={words.label} hint={words.hint} />
      <div aria-live="polite">
        {check.kind === 'ok' && first && (
          <Reading>
            <span>{(first.isUnusual ? words.doubtful : words.understood)(first.written, first.country)}</span>
          </Reading>
        )}
        {check.kind === 'ambiguous' && (
          <>
            <Reading>{words.which}</Reading>
            <Cluster $gap={2}>
              {(usual.length > 0 ? usual : readings).map(({ e164, written, country }) => (
                <Button
                  key={e164}
                  $variant="secondary"
                  onClick={() => {
                    setValue('contact.phone', written, {
                      shouldDirty: true,
                      shouldValidate: formState.isSubmitted,
                    });
                    // The button unmounts.
                    setFocus('contact.phone');
                  }}
                >
                  {`${written}, ${country}`}
                </Button>
              ))}
            </Cluster>
          </>
        )}
      </div>
    </div>
  );
}

/**
 * The ways to read a number. Those from outside North America and Nigeria are formatted once the numbering plans have
 * loaded. An unusual one never blocks, because numbering plans change.
 */
function useReadings(check: PhoneCheck) {
  const numbers = check.kind === 'ok' ? [check.number] : check.kind === 'ambiguous' ? check.numbers : [];
  const read = useWorldPhones(numbers.some(({ country }) => country === 'other'));
  return numbers.map(({ e164, written, country }) => {
    const found = country === 'other' ? read?.(e164) : undefined;
    return {
      e164,
      written: found?.written ?? written,
      country: found?.country ?? phoneCountries[country],
      isUnusual: country === 'other' && read !== undefined && !found?.isValid,
    };
  });
}

type ReadPhone = (e164: string) => WorldPhone | undefined;

/** Loads the numbering plans of all countries if they're needed; undefined until then. */
function useWorldPhones(isNeeded: boolean): ReadPhone | undefined {
  const [read, setRead] = useState<{ readonly phone: ReadPhone }>();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isMounted = true;
    void loadCode(() => import('../../../lib/phone/phoneWorld')).then(
      ({ readWorldPhone }) => {
        if (isMounted) setRead({ phone: readWorldPhone });
      },
      // If the plans can't be loaded, accept the number as typed.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return read?.phone;
}

const Reading = styled.p`
  padding-block: ${space(2)};
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
`;
