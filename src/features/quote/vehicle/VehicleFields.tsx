import { useFormContext } from 'react-hook-form';
import styled, { css } from 'styled-components';
import { modelsOf, vehicleMakes } from '../../../content/tools/vehicles';
import { keysChoices, vehicleFields } from '../../../content/quote/quoteFields';
import { bodyTypeChoices } from '../../../content/quote/quoteStart';
import { Input } from '../../../ui/form/controls';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import { Field } from '../../../ui/form/Field';
import { from, space } from '../../../ui/theme/tokens';
import { VehiclePictogram } from '../../../ui/vehicles/VehicleDrawing';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { asksKeys, isWish } from '../model/serviceRules';
import { fieldId } from '../model/steps';
import { useFieldError } from '../steps/useFieldError';
import { VinField } from './VinField';
import { Pair, WishFields } from './WishFields';

interface VehicleFieldsProps {
  readonly index: number;
  readonly thisYear: number;
}

/** Each kind with its silhouette. */
const kinds = bodyTypeChoices.map((choice) => ({
  ...choice,
  picture: <VehiclePictogram kind={choice.value} />,
}));

/** One vehicle: what it must be known by, then what helps. A car still to be bought is described as a wish. */
export function VehicleFields({ index, thisYear }: VehicleFieldsProps) {
  const { register } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  const service = useQuote((draft) => draft.service);
  const make = useQuote((draft) => draft.vehicles[index]?.make ?? '');
  const showsKeys = useQuote(({ vehicles }) => {
    const vehicle = vehicles[index];
    return vehicle !== undefined && asksKeys(vehicle);
  });
  const isWished = isWish(service);
  const words = vehicleFields[isWished ? 'wish' : 'own'];
  const at = <T extends string>(name: T) => `vehicles.${index}.${name}` as const;
  const ids = (name: string) => ({ id: fieldId(at(name)), error: errorOf(at(name)) });
  const names = (
    <>
      <Field {...ids('make')} label={vehicleFields.make} optional>
        {(field) => (
          <Input
            {...field}
            {...register(at('make'))}
            list={`${field.id}-list`}
            autoComplete="off"
            autoCapitalize="words"
          />
        )}
      </Field>
      <Field {...ids('model')} label={vehicleFields.model} optional>
        {(field) => (
          <Input
            {...field}
            {...register(at('model'))}
            list={`${field.id}-list`}
            autoComplete="off"
            autoCapitalize="words"
          />
        )}
      </Field>
    </>
  );
  return (
    <>
      <ChoiceGroup
        {...ids('body_type')}
        legend={vehicleFields.bodyType}
        choices={kinds}
        minWidth="18rem"
        input={register(at('body_type'))}
      />
      <ChoiceGroup
        {...ids('condition')}
        legend={words.condition}
        choices={words.conditions}
        minWidth="12rem"
        input={register(at('condition'))}
      />
      {showsKeys && (
        <ChoiceGroup
          {...ids('keys')}
          legend={words.keys}
          choices={keysChoices}
          input={register(at('keys'))}
        />
      )}
      {isWished ? (
        <>
          <Pair>{names}</Pair>
          <WishFields index={index} />
          <VinField index={index} thisYear={thisYear} />
        </>
      ) : (
        <>
          <VinField index={index} thisYear={thisYear} />
          <Row $isTold={[errorOf(at('year')), errorOf(at('make')), errorOf(at('model'))].some(Boolean)}>
            <Field {...ids('year')} label={vehicleFields.year} optional>
              {(field) => (
                <Input {...field} {...register(at('year'))} inputMode="numeric" autoComplete="off" />
              )}
            </Field>
            {names}
          </Row>
        </>
      )}
      <Suggestions id={`${fieldId(at('make'))}-list`} values={vehicleMakes} />
      <Suggestions id={`${fieldId(at('model'))}-list`} values={modelsOf(make)} />
    </>
  );
}

function Suggestions({ id, values }: { readonly id: string; readonly values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

const sideBySide = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  > :last-of-type {
    grid-column: 1 / -1;
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr);
    > :last-of-type {
      grid-column: auto;
    }
  }
`;

/** Side by side, but a sentence beside a field needs the whole width. */
const Row = styled.div<{ $isTold: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: end;
  ${({ $isTold }) => !$isTold && sideBySide}
`;
