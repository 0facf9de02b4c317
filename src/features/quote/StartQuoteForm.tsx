import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { bodyTypeChoices, startQuote as words } from '../../content/quote/quoteStart';
import { Button } from '../../ui/buttons/Button';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { Small } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { placeGroupsFor } from './model/routeChoices';

/**
 * The home page's quote form: vehicle, origin and destination. Without scripts it is a plain GET form to the same URL.
 * Nothing is required, because the quote form asks again, and nothing is preselected, because link parameters override
 * the saved draft.
 */
export function StartQuoteForm() {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const field of event.currentTarget.elements) {
      if (field instanceof HTMLSelectElement && field.value) params.set(field.name, field.value);
    }
    void navigate({ pathname: paths.quote, search: params.toString() });
  };
  return (
    <Form method="get" action={paths.quote} onSubmit={submit} aria-label={words.label}>
      <ChoiceField
        id="start-vehicle"
        name="vehicle"
        label={words.vehicle}
        choose={words.chooseVehicle}
        choices={bodyTypeChoices}
        defaultValue=""
      />
      {(['origin', 'destination'] as const).map((end) => (
        <ChoiceField
          key={end}
          id={`start-${end}`}
          name={end === 'origin' ? 'from' : 'to'}
          label={words[end]}
          choose={words.choosePlace}
          groups={placeGroupsFor('auto-shipping', end)}
          defaultValue=""
        />
      ))}
      <Button type="submit">{words.submit}</Button>
      <Small>{words.next}</Small>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
  > :last-child {
    display: none;
  }
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    align-items: end;
    > :last-child {
      display: block;
      grid-column: span 2;
      align-self: center;
    }
  }
`;
