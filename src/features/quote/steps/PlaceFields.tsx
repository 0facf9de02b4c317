import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { citiesOf } from '../../../content/ports/searchedPlaces';
import { portsByCode } from '../../../content/ports/ports';
import { routeFields } from '../../../content/quote/quoteFields';
import { Field } from '../../../ui/form/Field';
import { TextField } from '../../../ui/form/TextField';
import { Small } from '../../../ui/theme/text';
import { from, oneColumn, space } from '../../../ui/theme/tokens';
import { isState, placeGroupsFor } from '../model/routeChoices';
import { useReportedState } from '../model/portReports';
import { quoteDraft } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
import { placeWarnings } from '../model/warnings';
import { Suggestions } from '../vehicle/VehicleFields';
import { PlaceSearch } from './PlaceSearch';
import { useFieldError, useQuoteField } from './useQuoteField';
import { Warnings } from './Warnings';

/** Origin or destination: a port, with what to know about it, or a state with a city. */
export function PlaceFields({ end }: { readonly end: 'origin' | 'destination' }) {
  const errorOf = useFieldError();
  const field = useQuoteField();
  const draft = useSelector(quoteDraft.selectValues);
  const stateOf = useReportedState();
  const { service } = draft;
  const { place } = draft[end];
  const note = portsByCode.get(place)?.note;
  const listId = fieldId(`${end}.cities`);
  return (
    <Row>
      <Field label={routeFields[end].label} id={fieldId(`${end}.place`)} error={errorOf(`${end}.place`)}>
        {(control) => <PlaceSearch end={end} control={control} groups={placeGroupsFor(service, end)} />}
      </Field>
      {isState(place) && (
        <TextField
          kind="proper-name"
          {...field(`${end}.city`)}
          label={routeFields.city.label}
          list={listId}
          optional
        >
          <Suggestions id={listId} values={citiesOf(place)} />
        </TextField>
      )}
      {note && <Note>{note}</Note>}
      <Warnings texts={placeWarnings(draft, end, stateOf)} />
    </Row>
  );
}

const Row = styled.div`
  ${oneColumn}
  gap: ${space(4)};
  ${from.sm} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** Beside its field, or close below it. */
const Note = styled(Small)`
  margin-top: ${space(-2)};
  ${from.sm} {
    align-self: end;
    margin: 0;
    padding-block: ${space(3)};
  }
`;
