import { Fragment } from 'react';
import styled from 'styled-components';
import { vehicleShapes } from './shapes';
import type { VehicleKind } from './shapes';

interface VehicleDrawingProps {
  readonly kind: VehicleKind;
  /** The paint. By default, the whole vehicle has the color of the text. */
  readonly color?: string | undefined;
  /** Fill of windows, lamps and hubs. */
  readonly glass?: string | undefined;
  /** How many times wider than tall the group's `transform` makes the drawing. Keeps the wheels round. */
  readonly stretch?: number;
  /** Without pillars, bumpers and lamps, for a drawing of about 50 px that's part of a page's HTML. */
  readonly isPlain?: boolean;
}

/** The radius of a hub, as a part of its wheel's. */
const HUB = 0.5;

/** A vehicle as part of a larger drawing, in 48 by 24 units. Position it with a group's `transform`. */
export function VehicleDrawing(drawing: VehicleDrawingProps) {
  const { kind, color, glass = 'var(--white)', stretch = 1, isPlain = false } = drawing;
  const { solid, glass: windows, trim, lamps, wheels } = vehicleShapes[kind];
  const dark = color === undefined ? 'currentColor' : 'var(--ink)';
  return (
    <>
      <path d={solid} fill={color ?? 'currentColor'} />
      {/* Tracks are never left out. */}
      {(!isPlain || wheels.length === 0) && <path d={trim} fill={dark} />}
      <path d={isPlain ? windows : windows + lamps} fill={glass} />
      {wheels.map(([x, y, r]) => (
        <Fragment key={x}>
          <ellipse cx={x} cy={y} rx={r / stretch} ry={r} fill={dark} stroke={glass} strokeWidth={0.5} />
          <ellipse cx={x} cy={y} rx={(r * HUB) / stretch} ry={r * HUB} fill={glass} />
        </Fragment>
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
