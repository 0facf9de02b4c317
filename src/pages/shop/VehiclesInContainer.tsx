import styled from 'styled-components';
import { from, screenOnly } from '../../ui/theme/tokens';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { StandingVehicle, sizeOf } from './StandingVehicle';

/** What's in it, and where its left end is. A unit is a centimeter, as for the container. */
const load: readonly { readonly kind: VehicleKind; readonly x: number }[] = [
  { kind: 'scooter', x: 46 },
  { kind: 'motorcycle', x: 296 },
  { kind: 'suv', x: 563 },
];
const FLOOR = 235;
const ribs = Array.from({ length: 24 }, (_, at) => `M${String(at * 50 + 25)} 8V${String(FLOOR)}`).join('');

/** Motorcycles strapped down beside a car, in a 40 ft container cut open. */
export function VehiclesInContainer() {
  return (
    <Sheet viewBox="-12 -12 1224 270" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <path d={`M0 0H1200V${String(FLOOR)}H0Z`} fill="var(--paper)" />
      <path d={ribs} stroke="var(--sand-deep)" strokeWidth="6" />
      {load.map(({ kind, x }) => {
        const { length, height } = sizeOf(kind);
        const isCar = kind === 'suv';
        const [back, front] = [x + length * 0.14, x + length * (isCar ? 0.86 : 0.72)];
        const top = FLOOR - height * (isCar ? 0.3 : 0.8);
        return (
          <g key={x}>
            <path
              d={`M${String(back)} ${String(top + 20)}L${String(x - 22)} ${String(FLOOR)}M${String(front)} ${String(top)}L${String(x + length + 22)} ${String(FLOOR)}`}
              stroke="var(--amber)"
              strokeWidth="7"
            />
            <StandingVehicle kind={kind} x={x} y={FLOOR} color={isCar ? 'var(--palm)' : 'var(--sea)'} />
          </g>
        );
      })}
      <path d={`M0 ${String(FLOOR)}H1200v15H0Z`} fill="#c9a877" />
      <path d="M0 0H1200V250H0Z" fill="none" stroke="var(--signal)" strokeWidth="14" />
    </Sheet>
  );
}

/** On phones, its left end, up to the window's edge. */
const Sheet = styled.svg`
  display: block;
  width: calc(100% + var(--gutter));
  height: 8rem;
  ${from.sm} {
    width: 100%;
    height: auto;
  }
  ${screenOnly}
`;
