import { useRef, useState } from 'react';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { fitSection } from '../../content/services/autoShipping';
import { containerNames, exampleVehicles, fitWords } from '../../content/tools/containerFit';
import { CONTAINERS } from '../../lib/containerFit/containers';
import type { ContainerCode } from '../../lib/containerFit/containers';
import { chosenCar } from '../../device/chosenCar';
import { useDevice } from '../../device/useDevice';
import { paintColors } from '../../lib/vehicle/carLook';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { ClearButton } from '../../ui/buttons/ClearButton';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { focusAfterRemoval } from '../../ui/focus';
import { Stack } from '../../ui/theme/layout';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { ToolPanel } from '../../ui/ToolPanel';
import { StickyPreview } from './StickyPreview';
import { FitResult } from './FitResult';
import { addExample, FIRST_KIND, isContainerCode, MAX_VEHICLES, storedFit } from './fitState';
import type { FitVehicle } from './fitState';
import { VehicleRow } from './VehicleRow';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { Small } from '../../ui/theme/text';
import { below, space } from '../../ui/theme/tokens';

const findContainer = (wanted: ContainerCode) => CONTAINERS.find(({ code }) => code === wanted);

/** Container fit tool: which of the listed vehicles fit, which don't, and why. */
export default function ContainerFit() {
  const [state, setState, reset] = useDevice(storedFit);
  const list = useRef<HTMLDivElement>(null);
  const { unit, vehicles } = state;
  const [{ paint }] = useDevice(chosenCar);
  // The first vehicle is the visitor's, if its color was chosen.
  const colorOf = (vehicle: FitVehicle) =>
    paint && vehicle === vehicles[0] ? paintColors[paint] : 'var(--signal)';
  const container = findContainer(state.container);
  if (!container) return null;
  return (
    <ToolPanel
      resultLabel={fitWords.result}
      result={<FitResult container={container} vehicles={vehicles} colorOf={colorOf} />}
      actions={
        <>
          {vehicles.length > 0 && (
            <ButtonLink to={`${paths.quote}?service=auto-shipping&method=container`}>
              {fitWords.getQuote}
            </ButtonLink>
          )}
          {state !== storedFit.fallback && <ClearButton onClear={reset}>{fitWords.startOver}</ClearButton>}
        </>
      }
    >
      <Setup $gap={5}>
        <ChoiceGroup
          legend={fitWords.container}
          choices={CONTAINERS.map(({ code }) => ({ value: code, label: containerNames[code] }))}
          name="fit-container"
          onChange={({ target: { value } }) => {
            if (isContainerCode(value)) setState({ ...state, container: value });
          }}
          selected={state.container}
        />
        <PhoneDisclosure summary={fitSection.open}>
          <StickyPreview container={container} vehicles={vehicles} colorOf={colorOf} />
          <Controls $gap={5}>
            <ChoiceGroup
              legend={fitWords.units}
              choices={[
                { value: 'm', label: fitWords.meters },
                { value: 'ft', label: fitWords.feet },
              ]}
              name="fit-unit"
              onChange={({ target: { value } }) => setState({ ...state, unit: value === 'ft' ? 'ft' : 'm' })}
              selected={unit}
            />
            <List ref={list} $gap={5} role="group" aria-label={fitWords.vehicles} tabIndex={-1}>
              {vehicles.map((vehicle, index) => (
                <VehicleRow
                  key={vehicle.id}
                  vehicle={vehicle}
                  number={index + 1}
                  unit={unit}
                  onChange={(changed) =>
                    setState({
                      ...state,
                      vehicles: vehicles.map((one) => (one.id === changed.id ? changed : one)),
                    })
                  }
                  onRemove={() => {
                    setState({ ...state, vehicles: vehicles.filter((one) => one.id !== vehicle.id) });
                    focusAfterRemoval(list.current, fitWords.removed(index + 1, vehicle.name), {
                      preventScroll: true,
                    });
                  }}
                />
              ))}
              <AddVehicle
                isFull={vehicles.length >= MAX_VEHICLES}
                onAdd={(kind) => {
                  setState(addExample(state, kind));
                  // The Add button unmounts when the list is full.
                  if (vehicles.length === MAX_VEHICLES - 1) list.current?.focus({ preventScroll: true });
                }}
              />
            </List>
          </Controls>
        </PhoneDisclosure>
      </Setup>
    </ToolPanel>
  );
}

/** On phones, the last container has its own row, and one line is above what's folded. */
const Setup = styled(Stack)`
  ${below.sm} {
    > fieldset label:last-child {
      grid-column: 1 / -1;
    }
    > details:last-of-type {
      margin-bottom: ${space(-4)};
      border-bottom: 0;
    }
  }
`;

/** Keeps focused controls from scrolling under the sticky drawing. */
const Controls = styled(Stack)`
  input,
  select,
  button {
    scroll-margin-top: 8rem;
  }
`;

const List = styled(Stack)`
  &:focus {
    outline: none;
  }
`;

interface AddVehicleProps {
  readonly isFull: boolean;
  readonly onAdd: (kind: string) => void;
}

/** Adds an example vehicle of the chosen kind to the list. */
function AddVehicle({ isFull, onAdd }: AddVehicleProps) {
  const [kind, setKind] = useState<string>(FIRST_KIND);
  if (isFull) return <Small>{fitWords.full(MAX_VEHICLES)}</Small>;
  return (
    <Row>
      <ChoiceField
        label={fitWords.toAdd}
        hint={fitWords.toAddHint}
        choices={exampleVehicles.map((one) => ({ value: one.kind, label: one.name }))}
        value={kind}
        onValue={setKind}
      />
      <Button $variant="secondary" onClick={() => onAdd(kind)}>
        {fitWords.add}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: end;
  @media (max-width: 29.99em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
