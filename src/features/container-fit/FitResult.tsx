import styled from 'styled-components';
import { containerNames, misfitWords } from '../../content/tools/containerFit';
import { bestRow } from '../../lib/containerFit/bestRow';
import type { Container } from '../../lib/containerFit/containers';
import { formatFeetAndInches, formatMetres } from '../../lib/text/lengthUnits';
import { Small } from '../../ui/theme/text';
import { from, onPaper } from '../../ui/theme/tokens';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { FloorPlan } from './FloorPlan';
import type { FitVehicle } from './fitState';
import { SideView } from './SideView';
import { verdict } from './verdict';

interface FitResultProps {
  readonly container: Container;
  readonly vehicles: readonly FitVehicle[];
}

const both = (mm: number) => `${formatMetres(mm)} (${formatFeetAndInches(mm)})`;

/** What goes in, what is left over and why, and how much room stays. */
export function FitResult({ container, vehicles }: FitResultProps) {
  const { placed, leftOver, freeLength } = bestRow(vehicles, container);
  const numberOf = (vehicle: FitVehicle) => vehicles.indexOf(vehicle) + 1;
  const neverFits = leftOver.some(({ reasons }) =>
    reasons.some((reason) => reason !== 'no-room-left' && reason !== 'unknown-measures'),
  );
  const label = containerNames[container.code];
  return (
    <>
      <Beside>
        <SideView container={container} placed={placed} />
      </Beside>
      <FloorPlan container={container} placed={placed} numberOf={numberOf} />
      {vehicles.length === 0 ? (
        <p>Empty. Add a vehicle to see it in the container.</p>
      ) : (
        <ToolAnswer label={label} value={verdict(placed.length, vehicles.length)}>
          {leftOver.length > 0 && (
            <ul>
              {leftOver.map(({ vehicle, reasons }) => (
                <li key={vehicle.id}>
                  {`${String(numberOf(vehicle))}. ${vehicle.name}: ${reasons.map((reason) => misfitWords[reason]).join(', ')}`}
                </li>
              ))}
            </ul>
          )}
          {placed.length > 0 && <p>{`Length still free: ${both(freeLength)}.`}</p>}
          {neverFits && (
            <p>
              If it won’t go through the door, it can go RoRo if it drives, or on a flat rack (an open-sided
              platform) if it doesn’t.
            </p>
          )}
        </ToolAnswer>
      )}
      <Small>
        Vehicles in one row on the floor. We leave 10 cm (4 in) at each end and 20 cm (8 in) between vehicles.
        We leave 7.5 cm (3 in) at each side and 5 cm (2 in) above. Weight isn’t included. The loading crew
        decides.
      </Small>
    </>
  );
}

/** On a phone it is in sight above the fields instead. */
const Beside = styled.div`
  display: none;
  ${from.md} {
    display: block;
  }
  ${onPaper} {
    display: block;
  }
`;
