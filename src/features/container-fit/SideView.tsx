import styled from 'styled-components';
import type { Container } from '../../lib/containerFit/containers';
import type { Placed } from '../../lib/containerFit/packRow';
import { GROUND, vehicleShapes } from '../../ui/vehicles/shapes';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';
import { bodyTypeOf } from './fitState';
import type { FitVehicle } from './fitState';

export interface SideViewProps {
  readonly container: Container;
  readonly placed: readonly Placed<FitVehicle>[];
  readonly colorOf: (vehicle: FitVehicle) => string;
}

export const WALL = 60;
const FLOOR = 140;
/** Side cross-section of the container, 1 unit = 1 mm. Shows the height, which the floor plan can't. */
export function SideView({ container: { length, height, doorHeight }, placed, colorOf }: SideViewProps) {
  return (
    <Drawing
      viewBox={`${String(-WALL)} ${String(-WALL)} ${String(length + 2 * WALL)} ${String(height + WALL + FLOOR)}`}
      aria-hidden="true"
    >
      <path
        d={`M0 ${String(height)}H${String(length)}v${String(FLOOR)}H0Z`}
        fill="currentColor"
        opacity="0.55"
      />
      <Walls length={length} size={height} doorTop={height - doorHeight} />
      {/* The header above the door opening, which limits the vehicle's height. */}
      <path
        d={`M${String(length - WALL / 2)} 0V${String(height - doorHeight)}`}
        stroke="currentColor"
        strokeWidth={WALL}
      />
      {placed.map(({ vehicle, x }) => {
        const kind = bodyTypeOf(vehicle);
        const { left, right, top } = vehicleShapes[kind];
        const scaleX = vehicle.length / (right - left);
        const scaleY = vehicle.height / (GROUND - top);
        return (
          <g
            key={vehicle.id}
            transform={`translate(${String(x - left * scaleX)} ${String(height - GROUND * scaleY)}) scale(${String(scaleX)} ${String(scaleY)})`}
          >
            <VehicleDrawing
              kind={kind}
              color={colorOf(vehicle)}
              glass="var(--paper)"
              stretch={scaleX / scaleY}
            />
          </g>
        );
      })}
    </Drawing>
  );
}

interface WallsProps {
  readonly length: number;
  /** The container's height or width. */
  readonly size: number;
  /** Where its doors begin. */
  readonly doorTop?: number;
}

/** A cut through the container, with its doors on the right. */
export const Walls = ({ length, size, doorTop = 0 }: WallsProps) => (
  <>
    <path
      d={`M${String(length)} 0H0V${String(size)}H${String(length)}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={WALL}
    />
    <path
      d={`M${String(length)} ${String(doorTop)}V${String(size)}`}
      stroke="currentColor"
      strokeWidth={WALL / 2}
      strokeDasharray="180 120"
    />
  </>
);

export const Drawing = styled.svg`
  width: 100%;
  max-height: 14rem;
`;
