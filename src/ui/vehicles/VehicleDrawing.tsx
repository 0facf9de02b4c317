import styled from 'styled-components';
import { vehicleShapes } from './shapes';
import type { VehicleKind } from './shapes';

interface VehicleDrawingProps {
  readonly kind: VehicleKind;
  /** Fill of the body. `glass` fills the windows and hubcaps. */
  readonly color?: string | undefined;
  readonly glass?: string | undefined;
  /** How many times wider than tall the group's `transform` makes the drawing. Keeps the wheels round. */
  readonly stretch?: number;
}

/** A vehicle as part of a larger drawing, in 48 by 24 units. Position it with a group's `transform`. */
export function VehicleDrawing({
  kind,
  color = 'currentColor',
  glass = 'var(--white)',
  stretch = 1,
}: VehicleDrawingProps) {
  const shape = vehicleShapes[kind];
  return (
    <>
      <path d={shape.solid} fill={color} />
      <path d={shape.glass} fill={glass} />
      {shape.wheels.map((x) => (
        <g key={x} transform={`translate(${String(x)} 18) scale(${String(1 / stretch)} 1)`}>
          <circle r={4.6} fill="var(--ink)" stroke={glass} strokeWidth={1} />
          <circle r={1.7} fill={glass} />
        </g>
      ))}
    </>
  );
}

/** A standalone vehicle drawing next to its name. */
export function VehiclePictogram({ kind }: { readonly kind: VehicleKind }) {
  return (
    <Fixed width="48" height="24" viewBox="0 0 48 24" aria-hidden="true">
      <VehicleDrawing kind={kind} />
    </Fixed>
  );
}

/** The smallest recognizable size. */
const Fixed = styled.svg`
  flex: none;
`;
