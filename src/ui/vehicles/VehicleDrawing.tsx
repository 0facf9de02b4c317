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
}

/** The radius of a hub, as a part of its wheel's. */
const HUB = 0.5;

/** A vehicle as part of a larger drawing, in 48 by 24 units. */
export function VehicleDrawing({ kind, color, glass = 'var(--white)' }: VehicleDrawingProps) {
  const { solid, glass: windows, trim, lamps, wheels } = vehicleShapes[kind];
  const dark = color === undefined ? 'currentColor' : 'var(--ink)';
  return (
    <>
      <path d={solid} fill={color ?? 'currentColor'} />
      <path d={trim} fill={dark} />
      <path d={windows + lamps} fill={glass} />
      {wheels.map(([x, y, r]) => (
        <Fragment key={x}>
          <circle cx={x} cy={y} r={r} fill={dark} stroke={glass} strokeWidth={0.5} />
          <circle cx={x} cy={y} r={r * HUB} fill={glass} />
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
