import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { TruckKind } from '../../content/services/logistics';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { printedFill, scriptsOnly } from '../../ui/theme/tokens';
import { Excavator } from '../../ui/vehicles/Excavator';
import { GROUND, vehicleShapes } from '../../ui/vehicles/shapes';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';

const UNITS_PER_METER = 10;
const GLASS = 'var(--sea-tint)';
const STEEL = '#8ea3ab';
const SHADE = '#0b2b3a66';
/** From the end of the longest trailer to its mirrors. */
const WIDTH = 161;

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
      <VehicleDrawing kind={kind} color={color} glass={GLASS} />
    </g>
  );
}

/** Tires with their rims, as dots of lines without length. */
function Wheels({ at }: { readonly at: readonly number[] }) {
  const d = at.map((x) => `M${String(x)}-5h.01`).join('');
  return (
    <g strokeLinecap="round">
      <path d={d} stroke="var(--ink)" strokeWidth="10" />
      <path d={d} stroke={GLASS} strokeWidth="5.6" />
      <path d={d} stroke="var(--ink)" strokeWidth="1.8" />
    </g>
  );
}

/** The cab, with its axle at the origin. */
const cab = (
  <>
    <path d="M-11.4-32V-9" stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" />
    <path
      d="M-9.6-3V-30q0-5.6 5.6-5.6h2q2.2 0 4.2 1.2l7.2 4.4q2.2 1.4 2.8 4l2.8 11.4V-3H6.3A6.6 6.6 0 1 0-6.3-3Z"
      fill="var(--signal)"
    />
    <path d="M-9.6-13.6H14.8L15-11.4H-9.6Z" fill="var(--paper)" />
    <path
      d="M-1.6-26.4q0-1.2 1.2-1.2H6.2q1 0 1.2 1L9-18.8q.2 1.2-1 1.2H-.4q-1.2 0-1.2-1.2ZM9.4-27.8l1.6 1q1.2.8 1.6 2.4l1.6 6.8H11.4Z"
      fill={GLASS}
    />
    <path d="M-3.2-29V-10.4M9.8-17.4V-7M-9.6-29.6H9.4" stroke={SHADE} strokeWidth="0.6" fill="none" />
    <path
      d="M-1-15.4h2.6M13.4-28.8h1.4v6"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
    <path d="M7.4-5.6H15.8V-3.4q0 1.4-1.4 1.4H7.4Z" fill="var(--ink)" />
    <path d="M11.6-9.4H15v2.8H11.6Z" fill="var(--amber-tint)" />
  </>
);

/** What a semi-trailer rests on, behind the cab. */
const tractor = (
  <>
    <path d="M-39-9.6H-4V-7H-39ZM-33-11.4h10l2 2H-35Z" fill="var(--ink)" />
    <path d="M-16.6-8.4h6v5.6h-6Z" fill={STEEL} />
    <path d="M-27.6-8a6.4 6.4 0 0 1 11.2 0M-38.6-8a6.4 6.4 0 0 1 11.2 0" stroke="var(--ink)" fill="none" />
  </>
);

/** A trailer's landing legs, and the lamps at its end. */
const ends = (x: number) => (
  <>
    <path d="M-50-9V-2.4h-2.4h4.8" stroke="var(--ink)" strokeWidth="1.6" fill="none" />
    <path d={`M${String(x)}-12.4h-1.4v2.8h1.4Z`} fill="var(--brick)" />
  </>
);

interface Truck {
  readonly left: number;
  readonly height: number;
  /** In the order in which they're drawn, below the cab. */
  readonly parts: ReactNode;
  readonly wheels: readonly number[];
}

const trucks: Readonly<Record<TruckKind, Truck>> = {
  carrier: {
    left: -125,
    height: 49,
    wheels: [0, -22, -33, -90, -101.5],
    parts: (
      <>
        <Load kind="suv" at={[-96, -12.4]} color="var(--palm)" />
        <Load kind="sedan" at={[-46, -12.4]} color="var(--signal)" />
        <Load kind="sedan" at={[-95, -32.6]} color={STEEL} />
        <Load kind="suv" at={[-44, -32.6]} color="var(--sea)" />
        {tractor}
        {ends(-123)}
        <path d="M-117-13l8-17M-84-13l8-17M-50-13l8-17" stroke="var(--ink)" strokeWidth="1.4" />
        <path
          d="M-123-12.4H-17v2.8H-123ZM-123-32.6H-16v2.4H-123ZM-122.4-31h2v19h-2ZM-72-31h2v19h-2ZM-20.4-31h2v19h-2Z"
          fill="var(--amber)"
        />
        <path d="M-121-11H-19M-121-31.4H-18" stroke={SHADE} strokeWidth="0.8" strokeDasharray="1.6 2" />
        <path d="M-84-9.6h26v3h-26Z" fill="var(--ink)" />
      </>
    ),
  },
  enclosed: {
    left: -125,
    height: 42,
    wheels: [0, -22, -33, -90, -101.5],
    parts: (
      <>
        {tractor}
        {ends(-123)}
        <path d="M-123-41.6H-18q2 0 2 2V-12.4H-123Z" fill="var(--sea)" />
        <path
          d="M-112.4-39V-18m10.6 0V-39m10.6 0V-18m10.6 0V-39m10.6 0V-18m10.6 0V-39m10.6 0V-18"
          stroke={SHADE}
          strokeWidth="0.6"
          fill="none"
        />
        <path d="M-123-16.4H-16v2H-123Z" fill="var(--amber)" />
        <g opacity="0.4">
          <Load kind="sedan" at={[-98, -16.4]} color="var(--white)" />
          <Load kind="sedan" at={[-50.4, -16.4]} color="var(--white)" />
        </g>
        <path d="M-34-38.6h13v26h-13Z" fill="none" stroke="var(--ink)" strokeWidth="0.9" />
        <path d="M-23.6-27v3" stroke="var(--ink)" strokeWidth="1.2" />
        <path d="M-123-12.4H-16v2H-123ZM-84-10.4h28v4.4h-28Z" fill="var(--ink)" />
      </>
    ),
  },
  rollback: {
    left: -103,
    height: 39,
    wheels: [0, -46],
    parts: (
      <>
        <path d="M-64-9.6H-4V-7H-64ZM-38-7h14v4.4h-14Z" fill="var(--ink)" />
        <path d="M-20-8.4h9v5.4h-9Z" fill={STEEL} />
        <path d="M-27-9l-22-6" stroke={STEEL} strokeWidth="2" strokeLinecap="round" />
        <path d="M-51.6-8a6.4 6.4 0 0 1 11.2 0" stroke="var(--ink)" fill="none" />
        <g transform="translate(-102 -.4) rotate(-15.5)">
          <Load kind="sedan" at={[29, -2.4]} color="var(--signal)" />
          <path d="M52-7L59-4.4" stroke="var(--ink)" strokeWidth="0.7" />
          <path d="M0 0l5-2.4H59V-13h2.4V0Z" fill="var(--amber)" />
          <path d="M6-1.2H58" stroke={SHADE} strokeWidth="0.8" strokeDasharray="1.6 2" />
          <path d="M58-4.4h.01" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
        </g>
      </>
    ),
  },
  lowboy: {
    left: -129,
    height: 51,
    wheels: [0, -22, -33, -107.5, -119],
    parts: (
      <>
        {tractor}
        <path
          d="M-15-15.4H-38.4L-45-7.4H-98L-102.6-13.4H-127V-10.6H-104L-99.4-4.4H-43.6L-37-12.4H-15Z"
          fill="var(--amber)"
        />
        <path d="M-97-5.9H-46" stroke={SHADE} strokeWidth="0.8" strokeDasharray="1.6 2" />
        <path d="M-127-13h-1.4v2.4h1.4Z" fill="var(--brick)" />
        <g transform="translate(-76 -7.4)">
          <Excavator />
        </g>
        <path d="M-90-7.4l6-5M-62-7.4l-6-5" stroke="var(--ink)" strokeWidth="0.8" />
      </>
    ),
  },
  chassis: {
    left: -145,
    height: 42,
    wheels: [0, -22, -33, -110, -121.5],
    parts: (
      <>
        {tractor}
        {ends(-143)}
        <path d="M-142-40H-20V-14H-142Z" fill="var(--brick)" />
        <path
          d={`M-138-37.6V-16.4${'m3.4 0V-37.6m3.4 0V-16.4'.repeat(17)}`}
          fill="none"
          stroke={SHADE}
          strokeWidth="1.2"
        />
        <path
          d="M-142-40H-20V-38.2H-142ZM-142-15.8H-20V-14H-142ZM-142-40h2V-14h-2ZM-22-40h2V-14h-2Z"
          fill="#8f2824"
        />
        <path
          d="M-142-40h2.4v1.8h-2.4ZM-22.4-40h2.4v1.8h-2.4ZM-142-15.8h2.4V-14h-2.4ZM-22.4-15.8h2.4V-14h-2.4Z"
          fill="var(--ink)"
        />
        <path d="M-143-14H-20v2.4H-38l-3 2H-143Z" fill="var(--amber)" />
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
  const { left, height, parts, wheels } = trucks[kind];
  return (
    <Drawing
      viewBox={`${String(left)} ${String(-height)} ${String(WIDTH)} ${String(height)}`}
      aria-hidden="true"
    >
      {isHydrated && (
        <>
          {parts}
          {cab}
          <Wheels at={wheels} />
        </>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  forced-color-adjust: none;
  ${scriptsOnly}
  ${printedFill}
`;
