import styled, { css } from 'styled-components';
import { modelsOf, vehicleMakes } from '../../../content/tools/vehicles';
import { keysChoices, titleChoices, vehicleFields } from '../../../content/quote/quoteFields';
import { bodyTypeChoices } from '../../../content/quote/quoteStart';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import { TextField } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/theme/layout';
import { from, oneColumn, space } from '../../../ui/theme/tokens';
import { VehiclePictogram } from '../../../ui/vehicles/VehicleDrawing';
import { useQuote } from '../model/quoteDraft';
import { asksKeys, isPurchase } from '../model/serviceRules';
import { fieldId } from '../model/steps';
import { vehicleWarning } from '../model/warnings';
import { useFieldError, useQuoteField } from '../steps/useQuoteField';
import { Warnings } from '../steps/Warnings';
import { useToday } from '../useToday';
import { CarColor } from './CarColor';
import { VinField } from './VinField';

const bodyTypeOptions = bodyTypeChoices.map((choice) => ({
  ...choice,
  picture: <VehiclePictogram kind={choice.value} />,
}));

/** The fields of one vehicle, required ones first. For a car to be bought, they describe preferences. */
export function VehicleFields({ index }: { readonly index: number }) {
  const today = useToday();
  const errorOf = useFieldError();
  const field = useQuoteField();
  const service = useQuote((draft) => draft.service);
  const make = useQuote((draft) => draft.vehicles[index]?.make ?? '');
  const showsKeys = useQuote(({ vehicles }) => {
    const vehicle = vehicles[index];
    return vehicle !== undefined && asksKeys(vehicle);
  });
  const warning = useQuote((draft) => {
    const vehicle = draft.vehicles[index];
    return vehicle && vehicleWarning(vehicle, draft, today);
  });
  const isCarPurchase = isPurchase(service);
  const words = vehicleFields[isCarPurchase ? 'preferences' : 'own'];
  const at = <T extends string>(name: T) => `vehicles.${index}.${name}` as const;
  const listId = (name: 'make' | 'model') => `${fieldId(at(name))}-list`;
  const names = (
    <>
      {(['make', 'model'] as const).map((name) => (
        <TextField
          key={name}
          kind="proper-name"
          {...field(at(name))}
          label={vehicleFields[name]}
          list={listId(name)}
          optional
        />
      ))}
    </>
  );
  return (
    <>
      <ChoiceGroup
        {...field(at('body_type'))}
        legend={vehicleFields.bodyType}
        choices={bodyTypeOptions}
        minWidth="18rem"
      />
      {index === 0 && <CarColor />}
      <ChoiceGroup
        {...field(at('condition'))}
        legend={words.condition}
        choices={words.conditions}
        minWidth="12rem"
      />
      {showsKeys && <ChoiceGroup {...field(at('keys'))} legend={words.keys} choices={keysChoices} />}
      {isCarPurchase ? (
        <>
          <Pair $min="11rem">{names}</Pair>
          <PreferenceFields index={index} />
          <VinField index={index} />
        </>
      ) : (
        <>
          <VinField index={index} />
          <Row $hasError={[errorOf(at('year')), errorOf(at('make')), errorOf(at('model'))].some(Boolean)}>
            <TextField kind="number" {...field(at('year'))} label={vehicleFields.year} optional />
            {names}
          </Row>
        </>
      )}
      <Warnings texts={warning ? [warning] : []} />
      <Suggestions id={listId('make')} values={vehicleMakes} />
      <Suggestions id={listId('model')} values={modelsOf(make)} />
    </>
  );
}

/** Optional preferences for a car to be bought: years, mileage, budget and title. */
function PreferenceFields({ index }: { readonly index: number }) {
  const field = useQuoteField();
  const words = vehicleFields.preferences;
  const number = (name: 'year_from' | 'year_to' | 'mileage' | 'budget_min' | 'budget_max') => (
    <TextField kind="number" {...field(`vehicles.${index}.${name}`)} {...words[name]} optional />
  );
  return (
    <>
      <Pair $min="8rem">
        {number('year_from')}
        {number('year_to')}
      </Pair>
      {number('mileage')}
      <Pair $min="11rem">
        {number('budget_min')}
        {number('budget_max')}
      </Pair>
      <ChoiceGroup
        {...field(`vehicles.${index}.title`)}
        legend={words.title.label}
        hint={words.title.hint}
        choices={titleChoices}
        minWidth="18rem"
      />
    </>
  );
}

/** What a text field may suggest, by the id of its list. */
export function Suggestions({ id, values }: { readonly id: string; readonly values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

/** Two short fields side by side if there's room. */
export const Pair = styled(Columns).attrs({ $gap: 4 })`
  align-items: end;
`;

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

/** Side by side, except when an error message needs the full width. */
const Row = styled.div<{ $hasError: boolean }>`
  ${oneColumn}
  gap: ${space(4)};
  align-items: end;
  ${({ $hasError }) => !$hasError && sideBySide}
`;
