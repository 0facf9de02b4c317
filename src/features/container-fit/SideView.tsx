import styled from 'styled-components';
import type { Container } from '../../lib/containerFit/containers';
import type { Placed } from '../../lib/containerFit/packRow';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';
import type { FitVehicle } from './fitState';

interface SideViewProps {
  readonly container: Container;
  readonly placed: readonly Placed<FitVehicle>[];
}

const WALL = 60;
const FLOOR = 140;
/** Bounds of the vehicle inside its drawing: full width, roof to the bottom of the wheels. */
const DRAWING = { width: 48, top: 2, bottom: 22.6 };

/** Guesses the body type from dimensions in millimeters, to choose a drawing. */
function bodyTypeOf({ length, height }: FitVehicle): VehicleKind {
  if (length < 2_800) return 'motorcycle';
  if (height > 2_200) return 'van';
  if (length > 5_600) return 'pickup';
  return height > 1_600 ? 'suv' : 'sedan';
}

/** Side cross-section of the container, 1 unit = 1 mm. Shows the height, which the floor plan can't. */
export function SideView({ container: { length, height, doorHeight }, placed }: SideViewProps) {
  return (
    <Section
      viewBox={`${String(-WALL)} ${String(-WALL)} ${String(length + 2 * WALL)} ${String(height + WALL + FLOOR)}`}
      aria-hidden="true"
    >
      <path
        d={`M0 ${String(height)}H${String(length)}v${String(FLOOR)}H0Z`}
        fill="currentColor"
        opacity="0.55"
      />
      <path
        d={`M${String(length)} 0H0V${String(height)}H${String(length)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={WALL}
      />
      {/* The header above the door opening, which limits the vehicle's height. */}
      <path
        d={`M${String(length)} ${String(-WALL / 2)}V${String(height - doorHeight)}`}
        stroke="currentColor"
        strokeWidth={WALL * 2}
      />
      <path
        d={`M${String(length)} ${String(height - doorHeight)}V${String(height)}`}
        stroke="currentColor"
        strokeWidth={WALL / 2}
        strokeDasharray="180 120"
      />
      {placed.map(({ vehicle, x }) => {
        const scaleY = vehicle.height / (DRAWING.bottom - DRAWING.top);
        return (
          <g
            key={vehicle.id}
            transform={`translate(${String(x)} ${String(height - DRAWING.bottom * scaleY)}) scale(${String(vehicle.length / DRAWING.width)} ${String(scaleY)})`}
          >
            <VehicleDrawing kind={bodyTypeOf(vehicle)} color="var(--signal)" glass="var(--paper)" />
          </g>
        );
      })}
    </Section>
  );
}

const Section = styled.svg`
  width: 100%;
  max-height: 14rem;
`;
