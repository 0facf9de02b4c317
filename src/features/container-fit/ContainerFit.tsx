import { storageKeys } from '../../config/storageKeys';
import { containerNames } from '../../content/containerFit';
import { CONTAINERS } from '../../lib/containerFit/containers';
import type { ContainerCode } from '../../lib/containerFit/containers';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { ToolPanel } from '../../ui/ToolPanel';
import { useDeviceState } from '../../ui/useDeviceState';
import { AddVehicle } from './AddVehicle';
import { FitResult } from './FitResult';
import { MAX_VEHICLES, parseState, startState, withExample } from './fitState';
import { VehicleRow } from './VehicleRow';

const measuresOf = (wanted: ContainerCode) => CONTAINERS.find(({ code }) => code === wanted);

/** Vehicles in a container, to scale: what fits, what is left over, and why. */
export default function ContainerFit() {
  const [state, setState, forget] = useDeviceState(storageKeys.containerFit.key, startState, parseState);
  const { unit, vehicles } = state;
  const container = measuresOf(state.container);
  if (!container) return null;
  return (
    <ToolPanel
      resultLabel="What fits"
      result={<FitResult container={container} vehicles={vehicles} />}
      actions={
        vehicles.length > 0 && (
          <Button $variant="secondary" onClick={forget}>
            Start again
          </Button>
        )
      }
    >
      <ChoiceGroup
        legend="Container"
        minWidth="9rem"
        choices={CONTAINERS.map(({ code }) => ({ value: code, label: containerNames[code] }))}
        input={{
          name: 'fit-container',
          onChange: ({ target: { value } }) => {
            setState(parseState({ ...state, container: value }) ?? state);
          },
        }}
        selected={state.container}
      />
      <ChoiceGroup
        legend="Measures in"
        minWidth="10.5rem"
        choices={[
          { value: 'm', label: 'Meters' },
          { value: 'ft', label: 'Feet and inches' },
        ]}
        input={{
          name: 'fit-unit',
          onChange: ({ target: { value } }) => {
            setState(parseState({ ...state, unit: value }) ?? state);
          },
        }}
        selected={unit}
      />
      {vehicles.map((vehicle, index) => (
        <VehicleRow
          key={vehicle.id}
          vehicle={vehicle}
          number={index + 1}
          unit={unit}
          onChange={(changed) => {
            setState({ ...state, vehicles: vehicles.map((one) => (one.id === changed.id ? changed : one)) });
          }}
          onRemove={() => {
            setState({ ...state, vehicles: vehicles.filter((one) => one.id !== vehicle.id) });
          }}
        />
      ))}
      <AddVehicle
        full={vehicles.length >= MAX_VEHICLES}
        onAdd={(kind) => {
          setState(withExample(state, kind));
        }}
      />
    </ToolPanel>
  );
}
