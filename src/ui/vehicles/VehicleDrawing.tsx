import styled from 'styled-components';
import { vehicleShapes } from './shapes';
import type { VehicleKind } from './shapes';

interface VehicleDrawingProps {
  readonly kind: VehicleKind;
  /** Fill of the body; what shows through its windows; its wheels. */
  readonly color?: string | undefined;
  readonly glass?: string | undefined;
}

/** A vehicle as part of a larger drawing, 48 by 24 units. Put it in place with a group's `transform`. */
export function VehicleDrawing({
  kind,
  color = 'currentColor',
  glass = 'var(--white)',
}: VehicleDrawingProps) {
  const shape = vehicleShapes[kind];
  return (
    <>
      <path d={shape.solid} fill={color} />
      <path d={shape.glass} fill={glass} />
      {shape.wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy={18} r={4.6} fill="var(--ink)" stroke={glass} strokeWidth={1} />
          <circle cx={x} cy={18} r={1.7} fill={glass} />
        </g>
      ))}
    </>
  );
}

/** The same on its own, beside a word that says what it is. */
export function VehiclePictogram({ kind }: { readonly kind: VehicleKind }) {
  return (
    <Fixed width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
      <VehicleDrawing kind={kind} />
    </Fixed>
  );
}

/** It is recognizable at this size, and not below. */
const Fixed = styled.svg`
  flex: none;
`;
