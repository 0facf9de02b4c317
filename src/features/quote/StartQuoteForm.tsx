import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { bodyTypeChoices, startQuote as words } from '../../content/quote/quoteStart';
import { bodyChosen } from '../../device/chosenCar';
import { useDeviceDispatch } from '../../device/useDevice';
import { isVehicleKind } from '../../lib/vehicle/carLook';
import { Button } from '../../ui/buttons/Button';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { Small } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { placeGroupsFor } from './model/routeChoices';

/**
 * The home page's quote form: whether the visitor owns the car, vehicle, origin and destination. Without scripts it is a
 * plain GET form to the same URL. Nothing is required, because the quote form asks again, and nothing is preselected,
 * because a link that differs from the saved draft starts another request.
 */
export function StartQuoteForm() {
  const navigate = useNavigate();
  const dispatch = useDeviceDispatch();
  const [service, setService] = useState('');
  // A car to be bought has no origin yet.
  const ends = service === 'car-purchase' ? (['destination'] as const) : (['origin', 'destination'] as const);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    for (const field of event.currentTarget.elements) {
      const isAnswer =
        field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.checked);
      if (isAnswer && field.value) params.set(field.name, field.value);
    }
    void navigate({ pathname: paths.quote, search: params.toString() });
  };
  return (
    <Form method="get" action={paths.quote} onSubmit={submit} aria-label={words.label}>
      <ChoiceGroup
        name="service"
        legend={words.owns}
        choices={words.ownsChoices}
        minWidth="8.5rem"
        onChange={({ target }) => setService(target.value)}
      />
      <ChoiceField
        id="start-vehicle"
        name="vehicle"
        label={words.vehicle}
        choose={words.chooseVehicle}
        choices={bodyTypeChoices}
        defaultValue=""
        onValue={(body) => {
          if (isVehicleKind(body)) dispatch(bodyChosen(body));
        }}
      />
      {ends.map((end) => (
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
    > fieldset {
      grid-column: 1 / -1;
    }
    > :last-child {
      display: block;
      grid-column: span 2;
      align-self: center;
    }
  }
`;
