import styled from 'styled-components';
import { titleChoices, vehicleFields } from '../../../content/quote/quoteFields';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import { TextField } from '../../../ui/form/TextField';
import { useQuoteField } from '../steps/useQuoteField';
import { Columns } from '../../../ui/theme/layout';

const words = vehicleFields.preferences;
const pairs = [
  ['year_from', 'year_to'],
  ['budget_min', 'budget_max'],
] as const;

/** Optional preferences for a car to be bought: years, mileage, budget and title. */
export function PreferenceFields({ index }: { readonly index: number }) {
  const field = useQuoteField();
  const number = (name: (typeof pairs)[number][number] | 'mileage') => (
    <TextField key={name} kind="number" {...field(`vehicles.${index}.${name}`)} {...words[name]} optional />
  );
  const [years, budget] = pairs;
  return (
    <>
      <Pair $min="8rem">{years.map(number)}</Pair>
      {number('mileage')}
      <Pair $min="11rem">{budget.map(number)}</Pair>
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

/** Two short fields side by side if there's room. */
export const Pair = styled(Columns).attrs({ $gap: 4 })`
  align-items: end;
`;
