import styled from 'styled-components';
import type { Container } from '../../lib/containerFit/containers';
import type { Placed } from '../../lib/containerFit/packRow';
import { bodyTypeOf } from './fitState';
import type { FitVehicle } from './fitState';
import { VehicleView } from './VehicleView';

export interface SideViewProps {
  readonly container: Container;
  readonly placed: readonly Placed<FitVehicle>[];
  readonly colorOf: (vehicle: FitVehicle) => string;
}

export const WALL = 60;
const FLOOR = 140;

/** Side cross-section of the container, 1 unit = 1 mm. Shows the height, which the floor plan can't. */
export function SideView({ container, placed, colorOf }: SideViewProps) {
  const { length, height, doorHeight } = container;
  return (
    <Drawing
      $container={container}
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
      {placed.map(({ vehicle, x }) => (
        <VehicleView
          key={vehicle.id}
          body={bodyTypeOf(vehicle)}
          side="side"
          color={colorOf(vehicle)}
          x={x}
          y={height - vehicle.height}
          length={vehicle.length}
          across={vehicle.height}
        />
      ))}
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

/** At most 14rem tall as a side view, and as wide as that as a plan, so that both have one scale. */
export const Drawing = styled.svg<{ $container: Container }>`
  width: 100%;
  max-width: ${({ $container: { length, height } }) => (14 * (length + 2 * WALL)) / (height + WALL + FLOOR)}rem;
`;
