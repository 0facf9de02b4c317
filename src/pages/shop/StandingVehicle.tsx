import { GROUND, vehicleShapes } from '../../ui/vehicles/shapes';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';

/** A vehicle's size in centimeters, and how many of them a unit of its drawing is. */
export function sizeOf(kind: VehicleKind) {
  const { left, right, top, meters } = vehicleShapes[kind];
  const scale = (meters * 100) / (right - left);
  return { scale, length: meters * 100, height: (GROUND - top) * scale };
}

interface StandingVehicleProps {
  readonly kind: VehicleKind;
  /** Where its left end is, and the ground. */
  readonly x: number;
  readonly y: number;
  readonly color: string;
}

/** A vehicle in a drawing whose unit is a centimeter. */
export function StandingVehicle({ kind, x, y, color }: StandingVehicleProps) {
  const { scale } = sizeOf(kind);
  const [left, top] = [x - vehicleShapes[kind].left * scale, y - GROUND * scale];
  return (
    <g transform={`translate(${String(left)} ${String(top)}) scale(${String(scale)})`}>
      <VehicleDrawing kind={kind} color={color} glass="var(--sea-tint)" />
    </g>
  );
}
