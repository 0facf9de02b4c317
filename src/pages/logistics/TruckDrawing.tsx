import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { printedFill, scriptsOnly } from '../../ui/theme/tokens';
import { GROUND, vehicleShapes } from '../../ui/vehicles/shapes';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { ShapeDrawing, VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';
import { truckShapes } from './truckShapes';

export type TruckKind = Exclude<keyof typeof truckShapes, 'cab'>;

const UNITS_PER_METER = 10;
const GLASS = 'var(--sea-tint)';
/** Room for the longest truck. */
const WIDTH = 157;

interface LoadProps {
  readonly kind: VehicleKind;
  /** Its middle, and what it stands on. */
  readonly at: readonly [x: number, y: number];
  readonly color: string;
}

/** A vehicle at the truck's scale. */
function Load({ kind, at: [x, y], color }: LoadProps) {
  const { left, right, meters } = vehicleShapes[kind];
  const scale = (meters * UNITS_PER_METER) / (right - left);
  return (
    <g
      transform={`translate(${String(x - ((left + right) / 2) * scale)} ${String(y - GROUND * scale)}) scale(${String(scale)})`}
    >
      <VehicleDrawing kind={kind} color={color} glass={GLASS} isPlain />
    </g>
  );
}

interface Truck {
  readonly left: number;
  readonly height: number;
  /** The bed's. */
  readonly color: string;
  readonly load?: ReactNode;
}

const trucks: Readonly<Record<TruckKind, Truck>> = {
  carrier: {
    left: -123,
    height: 48,
    color: 'var(--amber)',
    load: (
      <>
        <Load kind="sedan" at={[-44, -9.7]} color="var(--signal)" />
        <Load kind="suv" at={[-95, -9.7]} color="var(--palm)" />
        <Load kind="suv" at={[-44, -30.3]} color="var(--sea)" />
        <Load kind="sedan" at={[-95, -30.3]} color="#8ea3ab" />
      </>
    ),
  },
  enclosed: { left: -123, height: 42, color: 'var(--sea)' },
  rollback: {
    left: -75,
    height: 37,
    color: 'var(--amber)',
    load: <Load kind="sedan" at={[-43, -11.7]} color="var(--signal)" />,
  },
  lowboy: {
    left: -126,
    height: 50,
    color: 'var(--amber)',
    load: <Load kind="machinery" at={[-62, -6.6]} color="var(--signal)" />,
  },
  chassis: {
    left: -143,
    height: 40,
    color: 'var(--amber)',
    load: (
      <>
        <path d="M-142-38.9H-20V-13H-142Z" fill="var(--brick)" />
        <path d={`M-136-36V-16${'m6 0V-36m6 0V-16'.repeat(9)}`} fill="none" stroke="rgb(11 43 58 / 45%)" />
      </>
    ),
  },
};

/**
 * A truck and what it carries, from the side. All begin at the left, at one scale. Drawn after hydration, since its many
 * elements would make the page's HTML too large.
 */
export function TruckDrawing({ kind }: { readonly kind: TruckKind }) {
  const isHydrated = useIsHydrated();
  const { left, height, color, load } = trucks[kind];
  return (
    <Drawing
      viewBox={`${String(left)} ${String(-height)} ${String(WIDTH)} ${String(height)}`}
      aria-hidden="true"
    >
      {isHydrated && (
        <>
          {kind !== 'lowboy' && load}
          <ShapeDrawing shape={truckShapes[kind]} color={color} glass={GLASS} />
          {kind === 'lowboy' && load}
          <ShapeDrawing shape={truckShapes.cab} color="var(--signal)" glass={GLASS} />
        </>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 13.5rem;
  max-width: 100%;
  forced-color-adjust: none;
  ${scriptsOnly}
  ${printedFill}
`;
