import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import styled from 'styled-components';
import { pasteVinsWords, vehicleFields } from '../../../content/quote/quoteFields';
import type { WithDrafts } from '../../../drafts/draftState';
import { Button } from '../../../ui/buttons/Button';
import { focusAfterRemoval } from '../../../ui/focus';
import { Cluster, Stack } from '../../../ui/theme/layout';
import { Small, SubTitle } from '../../../ui/theme/text';
import { from, oneColumn, space } from '../../../ui/theme/tokens';
import { emptyVehicle, nextVehicleId, VEHICLES_MAX } from '../model/draft';
import type { QuoteDraft, VehicleDraft } from '../model/draft';
import { sameVins } from '../model/pasteVins';
import { quoteDraft, useQuote } from '../model/quoteDraft';
import { isPurchase } from '../model/serviceRules';
import { fieldId } from '../model/steps';
import { Warnings } from '../steps/Warnings';
import { FoldedVehicle } from './FoldedVehicle';
import { PASTE_ID, PasteVins } from './PasteVins';
import { VehicleFields } from './VehicleFields';

const headingId = (index: number) => fieldId(`vehicles.${String(index)}`);

/** The first vehicle with an open question, if there are several. */
const firstOpen = (vehicles: QuoteDraft['vehicles']): number | undefined =>
  vehicles.find(({ body_type: body, condition }) => body === '' || condition === '')?.id;

/** The list of vehicles. One of several is open at a time, so that the list stays short. */
export function VehiclesStep() {
  const { setFocus } = useFormContext<QuoteDraft>();
  const dispatch = useDispatch();
  const store = useStore<WithDrafts>();
  const vehiclesNow = () => quoteDraft.selectValues(store.getState()).vehicles;
  const ids = useSelector(
    (state: WithDrafts) => quoteDraft.selectValues(state).vehicles.map(({ id }) => id),
    shallowEqual,
  );
  const isCarPurchase = useQuote(({ service }) => isPurchase(service));
  const same = useQuote(({ vehicles }) => sameVins(vehicles).map(vehicleFields.sameVin).join('\n'));
  const [openId, setOpenId] = useState(() => firstOpen(vehiclesNow()));
  const [isPasting, setIsPasting] = useState(false);
  const count = ids.length;
  const isFull = count >= VEHICLES_MAX;

  /** Edits the draft; the form syncs from it. */
  const change = (update: (vehicles: QuoteDraft['vehicles']) => QuoteDraft['vehicles']) => {
    const draft = quoteDraft.selectValues(store.getState());
    dispatch(quoteDraft.actions.edited({ ...draft, vehicles: update(draft.vehicles) }, 'vehicles'));
  };
  const remove = (index: number) => {
    // Renumbers the headings first. Then focuses the vehicle that takes the position, or the last one.
    flushSync(() => change((vehicles) => vehicles.filter((_, at) => at !== index)));
    const position = Math.min(index, count - 2);
    focusAfterRemoval(document.getElementById(headingId(position)), vehicleFields.removed(index + 1));
  };
  /** Opens the vehicle and focuses its first field, or the given one. */
  const open = (index: number, field: 'body_type' | 'vin' = 'body_type') => {
    // Render the fields before focusing one.
    flushSync(() => setOpenId(vehiclesNow()[index]?.id));
    setFocus(`vehicles.${index}.${field}`);
  };
  const add = (values: Partial<VehicleDraft> = {}, field?: 'vin') => {
    flushSync(() =>
      change((vehicles) => {
        const id = nextVehicleId(vehicles);
        return [...vehicles, { ...emptyVehicle(id), ...values, id, vin: '' }];
      }),
    );
    open(count, field);
  };

  return (
    <Stack $gap={count > 1 ? 5 : 8}>
      <List>
        {ids.map((id, index) =>
          count > 1 && id !== openId ? (
            <FoldedVehicle
              key={id}
              index={index}
              headingId={headingId(index)}
              onEdit={() => open(index)}
              onRemove={() => remove(index)}
            />
          ) : (
            <Vehicle $gap={5} key={id} role="group" aria-labelledby={headingId(index)}>
              <Head $gap={0}>
                <SubTitle id={headingId(index)} tabIndex={-1}>
                  {vehicleFields.legend(index + 1)}
                </SubTitle>
                {count > 1 && (
                  <Button $variant="quiet" onClick={() => remove(index)}>
                    {vehicleFields.remove(index + 1)}
                  </Button>
                )}
              </Head>
              <VehicleFields index={index} />
              {!isFull && (
                <Cluster>
                  <Button
                    $variant="secondary"
                    onClick={() => add(vehiclesNow()[index], isCarPurchase ? undefined : 'vin')}
                  >
                    {vehicleFields.addLike}
                  </Button>
                </Cluster>
              )}
            </Vehicle>
          ),
        )}
      </List>
      <Warnings texts={same ? same.split('\n') : []} />
      {isFull ? (
        <Small>{vehicleFields.most(VEHICLES_MAX)}</Small>
      ) : (
        <Cluster>
          <Button $variant="secondary" onClick={() => add()}>
            {vehicleFields.add}
          </Button>
          {!isCarPurchase && (
            <Button
              $variant="secondary"
              aria-expanded={isPasting}
              onClick={() => {
                flushSync(() => setIsPasting(!isPasting));
                document.getElementById(PASTE_ID)?.focus();
              }}
            >
              {pasteVinsWords.summary}
            </Button>
          )}
        </Cluster>
      )}
      {!isCarPurchase && <PasteVins isOpen={isPasting} onAdded={() => setOpenId(undefined)} />}
    </Stack>
  );
}

/** Folded vehicles are in two columns where there's room. */
const List = styled.div`
  ${oneColumn}
  column-gap: ${space(6)};
  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > [role='group'] {
      grid-column: 1 / -1;
    }
  }
`;

const Vehicle = styled(Stack)`
  padding-block: ${space(4)};
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
