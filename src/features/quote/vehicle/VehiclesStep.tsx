import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import styled from 'styled-components';
import { vehicleFields } from '../../../content/quote/quoteFields';
import type { WithDrafts } from '../../../drafts/draftState';
import type { CalendarDate } from '../../../lib/time/calendarDate';
import { Button } from '../../../ui/buttons/Button';
import { focusAfterRemoval } from '../../../ui/focus';
import { Cluster, Stack } from '../../../ui/theme/layout';
import { Small, SubTitle } from '../../../ui/theme/text';
import { space } from '../../../ui/theme/tokens';
import { emptyVehicle, nextVehicleId, VEHICLES_MAX } from '../model/draft';
import type { QuoteDraft } from '../model/draft';
import { quoteDraft } from '../model/quoteDraft';
import { fieldId } from '../model/steps';
import { VehicleFields } from './VehicleFields';

const headingId = (index: number) => fieldId(`vehicles.${String(index)}`);

/** The list of vehicles. */
export function VehiclesStep({ today }: { readonly today: CalendarDate }) {
  const { setFocus } = useFormContext<QuoteDraft>();
  const dispatch = useDispatch();
  const store = useStore<WithDrafts>();
  const ids = useSelector(
    (state: WithDrafts) => quoteDraft.selectValues(state).vehicles.map(({ id }) => id),
    shallowEqual,
  );
  const count = ids.length;

  /** Edits the draft; the form syncs from it. */
  const change = (update: (vehicles: QuoteDraft['vehicles']) => QuoteDraft['vehicles']) => {
    const draft = quoteDraft.selectValues(store.getState());
    dispatch(quoteDraft.actions.edited({ ...draft, vehicles: update(draft.vehicles) }, 'vehicles'));
  };
  const remove = (index: number) => {
    // Renumbers the headings first. Then focuses the vehicle that takes the position, or the last one.
    flushSync(() => {
      change((vehicles) => vehicles.filter((_, at) => at !== index));
    });
    const position = Math.min(index, count - 2);
    focusAfterRemoval(document.getElementById(headingId(position)), vehicleFields.removed(index + 1));
  };
  const add = () => {
    // Render the new fields before focusing one.
    flushSync(() => {
      change((vehicles) => [...vehicles, emptyVehicle(nextVehicleId(vehicles))]);
    });
    setFocus(`vehicles.${count}.body_type`);
  };

  return (
    <Stack $gap={8}>
      {ids.map((id, index) => (
        <Vehicle $gap={5} key={id} role="group" aria-labelledby={headingId(index)}>
          <Head $gap={0}>
            <SubTitle id={headingId(index)} tabIndex={-1}>
              {vehicleFields.legend(index + 1)}
            </SubTitle>
            {count > 1 && (
              <Button
                $variant="quiet"
                onClick={() => {
                  remove(index);
                }}
              >
                {vehicleFields.remove(index + 1)}
              </Button>
            )}
          </Head>
          <VehicleFields index={index} today={today} />
        </Vehicle>
      ))}
      {count >= VEHICLES_MAX ? (
        <Small>{vehicleFields.most(VEHICLES_MAX)}</Small>
      ) : (
        <Cluster>
          <Button $variant="secondary" onClick={add}>
            {vehicleFields.add}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

const Vehicle = styled(Stack)`
  padding-top: ${space(4)};
  border-top: 3px solid var(--ink);
`;

const Head = styled(Cluster)`
  justify-content: space-between;
  min-height: 3rem;
  /* Aligns the button's text with the fields' edge. */
  > button {
    margin-inline-end: -${space(2.5)};
  }
`;
