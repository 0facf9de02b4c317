import styled from 'styled-components';
import { titleChoices, vehicleFields } from '../../../content/quote/quoteFields';
import { ChoiceGroup } from '../../../ui/form/ChoiceGroup';
import { TextField } from '../../../ui/form/TextField';
import { space } from '../../../ui/theme/tokens';
import { useQuoteField } from '../steps/useQuoteField';

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
      <Pair>{budget.map(number)}</Pair>
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
export const Pair = styled.div<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '11rem' }) => $min}), 1fr));
  gap: ${space(4)};
  align-items: end;
`;
