import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { citiesOf } from '../../../content/ports/placesCities';
import { portsByCode } from '../../../content/ports/ports';
import { routeFields } from '../../../content/quote/quoteFields';
import { Input, Select } from '../../../ui/form/controls';
import { Field } from '../../../ui/form/Field';
import { Small } from '../../../ui/theme/text';
import { from, space } from '../../../ui/theme/tokens';
import { isState } from '../model/cityOf';
import type { QuoteDraft } from '../model/draft';
import { useQuote } from '../model/quoteDraft';
import { placeGroupsFor } from '../model/routeChoices';
import { fieldId } from '../model/steps';
import { useFieldError } from './useFieldError';

/** One end: a state with its city, or a port, which needs none. */
export function PlaceFields({ end }: { readonly end: 'origin' | 'destination' }) {
  const { register, setValue } = useFormContext<QuoteDraft>();
  const errorOf = useFieldError();
  const service = useQuote((draft) => draft.service);
  const place = useQuote((draft) => draft[end].place);
  const words = routeFields[end];
  const listId = fieldId(`${end}.cities`);
  return (
    <Row>
      <Field label={words.label} id={fieldId(`${end}.place`)} error={errorOf(`${end}.place`)}>
        {(field) => (
          <Select
            {...field}
            {...register(`${end}.place`, {
              // A city belongs to the state it was typed for.
              onChange: () => {
                setValue(`${end}.city`, '');
              },
            })}
          >
            <option value="">{words.choose}</option>
            {placeGroupsFor(service, end).map(({ label, places }) => (
              <optgroup key={label} label={label}>
                {places.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      {isState(place) && (
        <Field
          label={routeFields.city.label}
          id={fieldId(`${end}.city`)}
          error={errorOf(`${end}.city`)}
          optional
        >
          {(field) => (
            <>
              <Input
                {...field}
                {...register(`${end}.city`)}
                list={listId}
                autoComplete="off"
                autoCapitalize="words"
              />
              <datalist id={listId}>
                {citiesOf(place).map((city) => (
                  <option key={city} value={city} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      {portsByCode.get(place)?.note && <Note>{portsByCode.get(place)?.note}</Note>}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  ${from.sm} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Note = styled(Small)`
  align-self: end;
  padding-block: ${space(3)};
`;
