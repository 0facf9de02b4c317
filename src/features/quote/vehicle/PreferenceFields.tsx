import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { titleChoices, vehicleFields } from '../../../content/quote/quoteFields';
import { Input } from '../../../ui/form/controls';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import { Field } from '../../../ui/form/Field';
import { space } from '../../../ui/theme/tokens';
import type { QuoteDraft } from '../model/draft';
import { fieldId } from '../model/steps';
import { useFieldError } from '../steps/useFieldError';

const words = vehicleFields.preferences;
const pairs = [
  ['year_from', 'year_to'],
  ['budget_min', 'budget_max'],
] as const;

/** Optional preferences for a car to be bought: years, mileage, budget and title. */
export function PreferenceFields({ index }: { readonly index: number }) {
  const { register } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  const at = <T extends string>(name: T) => `vehicles.${index}.${name}` as const;
  const ids = (name: string) => ({ id: fieldId(at(name)), error: errorOf(at(name)) });
  const number = (name: (typeof pairs)[number][number] | 'mileage') => (
    <Field key={name} {...ids(name)} label={words[name].label} hint={words[name].hint} optional>
      {(field) => <Input {...field} {...register(at(name))} inputMode="numeric" autoComplete="off" />}
    </Field>
  );
  const [years, budget] = pairs;
  return (
    <>
      <Pair $min="8rem">{years.map(number)}</Pair>
      {number('mileage')}
      <Pair>{budget.map(number)}</Pair>
      <ChoiceGroup
        {...ids('title')}
        legend={words.title.label}
        hint={words.title.hint}
        choices={titleChoices}
        minWidth="18rem"
        input={register(at('title'))}
      />
    </>
  );
}

/** Two short fields side by side if there's room. */
export const Pair = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '11rem' }) => $min}), 1fr));
  gap: ${space(4)};
  align-items: end;
`;
