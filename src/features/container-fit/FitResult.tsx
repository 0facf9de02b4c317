import styled from 'styled-components';
import { fitQuestion, fitVerdict, fitWords, misfitWords } from '../../content/tools/containerFit';
import { bestRow } from '../../lib/containerFit/packRow';
import type { Container } from '../../lib/containerFit/containers';
import { formatFeetAndInches, formatMeters } from '../../lib/text/lengthUnits';
import { Stack } from '../../ui/theme/layout';
import { Bullets, Small } from '../../ui/theme/text';
import { oneColumn, space, visuallyHidden } from '../../ui/theme/tokens';
import { ToolResult } from '../../ui/ToolResult';
import { FloorPlan } from './FloorPlan';
import type { FitVehicle } from './fitState';
import { SideView } from './SideView';

export interface FitResultProps {
  readonly container: Container;
  readonly vehicles: readonly FitVehicle[];
  readonly colorOf: (vehicle: FitVehicle) => string;
}

const bothUnits = (mm: number) => `${formatMeters(mm)} (${formatFeetAndInches(mm)})`;

/** The result: what fits, what doesn't and why, and how much length is left. */
export function FitResult({ container, vehicles, colorOf }: FitResultProps) {
  const { placed, leftOver, freeLength } = bestRow(vehicles, container);
  const numberOf = (vehicle: FitVehicle) => vehicles.indexOf(vehicle) + 1;
  const neverFits = leftOver.some(({ reasons }) =>
    reasons.some((reason) => reason !== 'no-room-left' && reason !== 'unknown-dimensions'),
  );
  const label = fitQuestion(
    vehicles.map(({ name }) => name),
    container.code,
  );
  const plan = { container, placed, numberOf, freeLength, colorOf };
  return (
    <Sheet>
      <Stack>
        <SideView container={container} placed={placed} colorOf={colorOf} />
        <FloorPlan {...plan} />
      </Stack>
      <FloorPlan {...plan} isUpright />
      {vehicles.length === 0 ? (
        <p>{fitWords.empty}</p>
      ) : (
        <ToolResult isLarge label={label} value={fitVerdict(placed.length, vehicles.length)}>
          {leftOver.length > 0 && (
            <Bullets>
              {leftOver.map(({ vehicle, reasons }) => (
                <li key={vehicle.id}>
                  {`${String(numberOf(vehicle))}. ${vehicle.name}: ${reasons.map((reason) => misfitWords[reason]).join(', ')}`}
                </li>
              ))}
            </Bullets>
          )}
          {placed.length > 0 && <p>{fitWords.free(bothUnits(freeLength))}</p>}
          {neverFits && <p>{fitWords.otherwise}</p>}
        </ToolResult>
      )}
      <Small>{fitWords.assumptions}</Small>
    </Sheet>
  );
}

/** Beside narrow fields, the plan is upright, and as tall as they are. */
const Sheet = styled.div`
  ${oneColumn}
  gap: ${space(5)};
  > svg {
    display: none;
  }
  @media screen and (min-width: 46em) and (max-width: 59.99em) {
    grid-template: auto auto 1fr / minmax(0, 1fr) 5.5rem;
    > :first-child {
      grid-column: 1 / -1;
      > svg + svg {
        ${visuallyHidden}
      }
    }
    > svg {
      display: block;
      grid-area: 2 / 2 / span 2;
      max-height: none;
    }
  }
`;
