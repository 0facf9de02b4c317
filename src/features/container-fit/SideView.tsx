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
/** The field in which a vehicle is drawn, and what of it the vehicle fills (from its top to under its wheels). */
const FIELD = { width: 48, top: 2, bottom: 22.6 };

/** The silhouette that measures speak for; the drawing is stretched to them, in millimeters. */
function silhouette({ length, height }: FitVehicle): VehicleKind {
  if (length < 2_800) return 'motorcycle';
  if (height > 2_200) return 'van';
  if (length > 5_600) return 'pickup';
  return height > 1_600 ? 'suv' : 'sedan';
}

/** The container cut open along its length, to scale: it tells the height that the plan below cannot. */
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
      {/* The header over the door: what is higher does not come in. Below it the door is open. */}
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
        const scaleY = vehicle.height / (FIELD.bottom - FIELD.top);
        return (
          <g
            key={vehicle.id}
            transform={`translate(${String(x)} ${String(height - FIELD.bottom * scaleY)}) scale(${String(vehicle.length / FIELD.width)} ${String(scaleY)})`}
          >
            <VehicleDrawing kind={silhouette(vehicle)} color="var(--signal)" glass="var(--paper)" />
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
