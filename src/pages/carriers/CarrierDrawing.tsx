import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { printedFill, scriptsOnly } from '../../ui/theme/tokens';

interface LoadProps {
  readonly kind: VehicleKind;
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
  readonly color?: string;
}

const Load = ({ kind, at, scale, color = 'var(--signal)' }: LoadProps) => (
  <g transform={`translate(${at.join(' ')}) scale(${String(scale)})`}>
    <VehicleDrawing kind={kind} color={color} isPlain />
  </g>
);

const LOW_HULL = 'M4 66h182l10-12-8 38H14z';
/** On the RoRo vessel's decks: kind, paint and place. */
const cars = [
  ['sedan', 'var(--sea)', 14, 30],
  ['sedan', 'var(--palm)', 48, 30],
  ['sedan', 'var(--sea)', 82, 30],
  ['sedan', 'var(--palm)', 116, 30],
  ['sedan', 'var(--sea)', 150, 30],
  ['suv', 'var(--amber)', 14, 48.5],
  ['suv', 'var(--signal)', 55, 48.5],
  ['suv', 'var(--amber)', 96, 48.5],
  ['suv', 'var(--amber)', 137, 48.5],
] as const;

/** What carries the load, cut open where it's inside. */
const drawings: Readonly<Record<string, ReactNode>> = {
  roro: (
    <>
      <path
        d="M8 24h150l12-10h8l14 40-8 38H16L8 78z"
        fill="var(--white)"
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <path d="M8 66h181l-5 26H16L8 78z" fill="var(--ink)" />
      <path d="M8 45h178M8 66h181M0 66l8 0" fill="none" stroke="var(--ink)" strokeWidth={2} />
      {cars.map(([kind, color, ...at]) => (
        <Load key={at.join()} kind={kind} at={at} scale={kind === 'suv' ? 0.74 : 0.62} color={color} />
      ))}
    </>
  ),
  container: (
    <>
      <path d={LOW_HULL} fill="var(--ink)" />
      <path d="M12 22h20v44H12z" fill="var(--white)" stroke="var(--ink)" strokeWidth={2} />
      <path d="M16 28h12" stroke="var(--sea)" strokeWidth={4} />
      <path d="M40 18h44v22H40zM136 42h42v22h-42z" fill="var(--palm)" />
      <path d="M88 18h44v22H88zM40 42h44v22H40z" fill="var(--sea)" />
      <path d="M136 18h42v22h-42z" fill="var(--amber)" />
      <path d="M88 42h44v22H88z" fill="var(--white)" stroke="var(--signal)" strokeWidth={2.5} />
      <Load kind="suv" at={[91, 43]} scale={0.82} />
    </>
  ),
  'flat-rack': (
    <>
      <path d="M18 78h164v8H18z" fill="var(--ink)" />
      <path d="M18 30h9v50h-9zM173 30h9v50h-9z" fill="var(--ink)" />
      <path d="M27 72l22-22M173 72l-22-22" stroke="var(--amber)" strokeWidth={2.5} />
      <Load kind="machinery" at={[38, 18]} scale={2.6} />
    </>
  ),
  breakbulk: (
    <>
      <path d={LOW_HULL} fill="var(--ink)" />
      <path d="M150 66V8h8v58z" fill="var(--amber)" stroke="var(--ink)" />
      <path d="M154 12L70 6l0 6 84 8z" fill="var(--amber)" stroke="var(--ink)" />
      <path d="M74 10v10M74 20L50 38M74 20l24 18" fill="none" stroke="var(--ink)" strokeWidth={1.5} />
      <Load kind="machinery" at={[45, 27]} scale={1.25} />
      <path d="M164 40h16v26h-16z" fill="var(--white)" stroke="var(--ink)" strokeWidth={2} />
    </>
  ),
};

/**
 * A vessel or a platform with its load. For the eye only: the text next to it says the same. Drawn after hydration, since its
 * many elements would make the page's HTML too large.
 */
export function CarrierDrawing({ kind }: { readonly kind: string }) {
  const isHydrated = useIsHydrated();
  return (
    <Drawing viewBox="0 0 200 104" aria-hidden="true">
      {isHydrated && (
        <>
          {drawings[kind]}
          {kind !== 'flat-rack' && <path d="M0 86h200v18H0z" fill="var(--sea)" fillOpacity={0.75} />}
        </>
      )}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 22rem;
  border-bottom: 3px solid var(--ink);
  ${scriptsOnly}
  ${printedFill}
`;
