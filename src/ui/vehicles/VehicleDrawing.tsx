import { Fragment } from 'react';
import styled from 'styled-components';
import { vehicleShapes } from './shapes';
import type { DrawnShape, VehicleKind } from './shapes';

interface ShapeDrawingProps {
  readonly shape: DrawnShape;
  /** The paint. By default, the whole vehicle has the color of the text. */
  readonly color?: string | undefined;
  /** Fill of windows, lamps and hubs. */
  readonly glass?: string | undefined;
  /** How many times wider than tall the group's `transform` makes the drawing. Keeps the wheels round. */
  readonly stretch?: number;
}

/** The radius of a hub, as a part of its wheel's. */
const HUB = 0.5;

/** A shape as part of a larger drawing, in its own units. Position it with a group's `transform`. */
export function ShapeDrawing(drawing: ShapeDrawingProps) {
  const { shape, color, glass = 'var(--white)', stretch = 1 } = drawing;
  const { solid, glass: windows, trim, lamps, wheels } = shape;
  const dark = color === undefined ? 'currentColor' : 'var(--ink)';
  return (
    <>
      <path d={solid} fill={color ?? 'currentColor'} />
      <path d={trim} fill={dark} />
      <path d={windows + lamps} fill={glass} />
      {wheels.map(([x, y, r]) => (
        <Fragment key={x}>
          <ellipse cx={x} cy={y} rx={r / stretch} ry={r} fill={dark} stroke={glass} strokeWidth={0.5} />
          <ellipse cx={x} cy={y} rx={(r * HUB) / stretch} ry={r * HUB} fill={glass} />
        </Fragment>
      ))}
    </>
  );
}

interface VehicleDrawingProps extends Omit<ShapeDrawingProps, 'shape'> {
  readonly kind: VehicleKind;
}

/** A vehicle as part of a larger drawing, in 48 by 24 units. */
export const VehicleDrawing = ({ kind, ...drawing }: VehicleDrawingProps) => (
  <ShapeDrawing shape={vehicleShapes[kind]} {...drawing} />
);

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
