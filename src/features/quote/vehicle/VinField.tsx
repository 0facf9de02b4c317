import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { vehicleFields, vinAdvice } from '../../../content/quote/quoteFields';
import { yearOf } from '../../../lib/time/calendarDate';
import { checkVin } from '../../../lib/vin/checkVin';
import { CodeInput } from '../../../ui/form/controls';
import { TextField } from '../../../ui/form/TextField';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { isPurchase } from '../model/serviceRules';
import { fieldId } from '../model/steps';
import { useFieldError } from '../steps/useQuoteField';
import { useToday } from '../useToday';
import { VinAdvice } from './VinAdvice';
import { decodedFields, prescribedYears, vinAutofill } from './vinAutofill';
import type { VinFields } from './vinAutofill';

/**
 * The VIN field. It autofills empty fields, asks for a model year it isn't certain of, clears its own autofill when the VIN
 * changes, and warns of typos without blocking.
 */
export function VinField({ index }: { readonly index: number }) {
  const thisYear = yearOf(useToday());
  const { register, setValue, setFocus, getValues, formState } = useFormContext<QuoteDraft>();
  const { isSubmitted } = formState;
  const errorOf = useFieldError();
  const name = `vehicles.${index}.vin` as const;
  const isCarPurchase = useQuote(({ service }) => isPurchase(service));
  const words = vehicleFields[isCarPurchase ? 'preferences' : 'own'].vin;
  const text = useQuote((draft) => draft.vehicles[index]?.vin ?? '');
  const year = useQuote((draft) => draft.vehicles[index]?.year.trim() ?? '');
  const check = checkVin(text, thisYear);
  const known = decodedFields(check);
  const decodedYears = prescribedYears(check).map(String);
  /** Autofilled values. After a reload, assume the saved VIN's values were autofilled. */
  const [autofilled, setAutofilled] = useState(known);
  const typed = /^\d{4}$/.exec(year)?.[0];

  const fill = (answers: VinFields) => {
    setAutofilled({ ...autofilled, ...answers });
    for (const part of ['year', 'make'] as const) {
      const answer = answers[part];
      if (answer !== undefined)
        setValue(`vehicles.${index}.${part}`, answer, { shouldDirty: true, shouldValidate: isSubmitted });
    }
  };
  const fillFrom = (vin: string) =>
    fill(vinAutofill(vin, getValues(`vehicles.${index}`), thisYear, autofilled));

  return (
    <div>
      <TextField
        kind="code"
        as={CodeInput}
        {...words}
        id={fieldId(name)}
        error={errorOf(name)}
        {...register(name, {
          onChange: (event: { target: { value: string } }) => fillFrom(event.target.value),
        })}
        optional
      />
      <div aria-live="polite">
        <VinAdvice
          check={check}
          onRepair={(vin) => {
            setValue(name, vin, { shouldDirty: true });
            fillFrom(vin);
            // The button unmounts.
            setFocus(name);
          }}
          year={year}
          onYear={isCarPurchase ? undefined : (answer) => fill({ year: answer })}
        />
        {typed && decodedYears.length > 0 && !decodedYears.includes(typed) && (
          <Conflict>{vinAdvice.otherYear(decodedYears.join(' or '), typed)}</Conflict>
        )}
      </div>
    </div>
  );
}

const Conflict = styled.p`
  font-size: var(--t-sm);
  font-weight: 700;
`;
