import styled from 'styled-components';
import { fitQuestion, fitVerdict, fitWords, misfitWords } from '../../content/tools/containerFit';
import { bestRow } from '../../lib/containerFit/packRow';
import type { Container } from '../../lib/containerFit/containers';
import { formatRoom } from '../../lib/text/lengthUnits';
import { Stack } from '../../ui/theme/layout';
import { Bullets, Small } from '../../ui/theme/text';
import { oneColumn, onTablets, space } from '../../ui/theme/tokens';
import { ToolResult } from '../../ui/ToolResult';
import { FloorPlan } from './FloorPlan';
import type { FitVehicle } from './fitState';
import { SideView } from './SideView';

export interface FitResultProps {
  readonly container: Container;
  readonly vehicles: readonly FitVehicle[];
  readonly colorOf: (vehicle: FitVehicle) => string;
}

function roomText(mm: number): string {
  const { meters, feet } = formatRoom(mm);
  return `${meters} (${feet})`;
}

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
  return (
    <Sheet>
      <Stack>
        <SideView container={container} placed={placed} colorOf={colorOf} />
        <FloorPlan
          container={container}
          placed={placed}
          numberOf={numberOf}
          freeLength={freeLength}
          colorOf={colorOf}
        />
      </Stack>
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
          {placed.length > 0 && <p>{fitWords.free(roomText(freeLength))}</p>}
          {neverFits && <p>{fitWords.otherwise}</p>}
        </ToolResult>
      )}
      <Small>{fitWords.assumptions}</Small>
    </Sheet>
  );
}

/** On tablets, what's assumed is beside the verdict, below both drawings. */
const Sheet = styled.div`
  ${oneColumn}
  gap: ${space(5)};
  ${onTablets} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space(8)};
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
