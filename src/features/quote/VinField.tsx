import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { vehicleFields } from '../../content/quoteFields';
import { checkVin } from '../../lib/vin/checkVin';
import type { VinFacts } from '../../lib/vin/checkVin';
import { Input } from '../../ui/form/controls';
import { Field } from '../../ui/form/Field';
import type { QuoteDraft } from './draft';
import { fieldId } from './steps';
import { useFieldError } from './useFieldError';
import { VinAdvice } from './VinAdvice';

interface VinFieldProps {
  readonly index: number;
  readonly thisYear: number;
}

/** Model year and make as texts, where the number leaves no choice. */
const knownFrom = ({ modelYear, makes }: VinFacts) => ({
  year: modelYear.kind === 'single' ? String(modelYear.year) : undefined,
  make: makes.length === 1 ? makes[0] : undefined,
});

/** The VIN: fills the fields below that are still empty, warns of slips, never forbids. */
export function VinField({ index, thisYear }: VinFieldProps) {
  const { register, control, setValue, getValues } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  const name = `vehicles.${index}.vin` as const;
  const text = useWatch({ control, name });
  const check = checkVin(text, thisYear);

  const fill = (vin: string) => {
    const found = checkVin(vin, thisYear);
    if (found.status !== 'ok' && found.status !== 'not-compulsory') return;
    const known = knownFrom(found.facts);
    for (const part of ['year', 'make'] as const) {
      const field = `vehicles.${index}.${part}` as const;
      if (known[part] !== undefined && getValues(field).trim() === '') {
        setValue(field, known[part], { shouldDirty: true });
      }
    }
  };

  return (
    <div>
      <Field
        label={vehicleFields.vin.label}
        hint={vehicleFields.vin.hint}
        id={fieldId(name)}
        error={errorOf(name)}
        optional
      >
        {(field) => (
          <Plate
            {...field}
            {...register(name, {
              onChange: (event: { target: { value: string } }) => {
                fill(event.target.value);
              },
            })}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </Field>
      <div aria-live="polite">
        <VinAdvice
          check={check}
          onRepair={(vin) => {
            setValue(name, vin, { shouldDirty: true });
            fill(vin);
          }}
        />
      </div>
    </div>
  );
}

const Plate = styled(Input)`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;
