import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useIsHydrated } from '../../ui/hooks/useIsHydrated';
import { Excavator } from '../../ui/vehicles/Excavator';
import { VehicleDrawing } from '../../ui/vehicles/VehicleDrawing';
import { printedFill, scriptsOnly } from '../../ui/theme/tokens';

const PAINTS = ['var(--sea)', 'var(--palm)', 'var(--amber)', 'var(--brick)', 'var(--signal)'];
const ANTIFOULING = 'var(--brick)';
const CAR_SCALE = 0.84;

/** On the RoRo vessel's decks: the deck's height, and what stands there. */
const decks = [
  { y: 70, kinds: ['sedan', 'sedan', 'suv'] },
  { y: 96, kinds: ['suv', 'sedan', 'sedan', 'suv'] },
  { y: 122, kinds: ['sedan', 'suv', 'suv', 'sedan'] },
] as const;

function RoroVessel() {
  const id = useId();
  const car = (kind: 'sedan' | 'suv', x: number, deck: number, paint: number) => (
    <use
      key={x}
      href={`#${id}${kind}`}
      transform={`translate(${String(x)} ${String(deck - 23 * CAR_SCALE)}) scale(${String(CAR_SCALE)})`}
      color={PAINTS[paint % PAINTS.length]}
    />
  );
  return (
    <>
      <defs>
        {(['sedan', 'suv'] as const).map((kind) => (
          <g key={kind} id={id + kind}>
            <VehicleDrawing kind={kind} color="currentColor" glass="var(--white)" isPlain />
          </g>
        ))}
      </defs>
      <path d="M-999 136H-4V170H-999Z" fill="var(--sand-deep)" />
      <path d="M-999 136H-4V170" fill="none" stroke="var(--ink)" strokeWidth="2" />
      <path d="M26 44V30H44V44Z" fill="var(--signal)" stroke="var(--ink)" strokeWidth="1.5" />
      <path
        d="M16 44H138V32H164l4 12q10 22 24 78l-12 38H26L16 130Z"
        fill="var(--white)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M143 37.5h20" stroke="var(--sea)" strokeWidth="4" />
      <path d="M16 70H178M16 96H186M26 36h18" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M15 122H192l-12 38H26L15 132Z" fill="var(--ink)" />
      <path d="M19.7 144H185l-5 16H26Z" fill={ANTIFOULING} />
      <path d="M17 120L-14 135" stroke="var(--amber)" strokeWidth="4" />
      {decks.map(({ y, kinds }, deck) => (
        <g key={y}>{kinds.map((kind, index) => car(kind, 19 + index * 41, y, deck * 2 + index))}</g>
      ))}
      {car('sedan', -54, 136, 4)}
    </>
  );
}

/** The container vessel, from its stern at 0 to its bow at 400, with both kinds of load. */
const containerVessel = (
  <>
    <path d="M24 60V44H36V60Z" fill="var(--signal)" stroke="var(--ink)" strokeWidth="1.5" />
    <path d="M17 124V67H12V58H49V67H44V124Z" fill="var(--white)" stroke="var(--ink)" strokeWidth="2" />
    <path d="M16 62.5h29M22 76h17m-17 12h17m-17 12h17" stroke="var(--sea)" strokeWidth="3.5" />
    <path
      d="M54 61.6h42v20H54ZM98 82.8h42v20H98ZM142 104h42v20h-42ZM204 104h44v20h-44ZM302 82.8h42v20h-42Z"
      fill="var(--palm)"
    />
    <path d="M98 61.6h42v20H98ZM54 104h42v20H54ZM250 104h46v20h-46Z" fill="var(--sea)" />
    <path d="M54 82.8h42v20H54ZM98 104h42v20H98ZM302 104h42v20h-42Z" fill="var(--amber)" />
    <path d="M142 61.6h42v20h-42Z" fill="var(--brick)" />
    <path
      d="M55.6 71.6H182M55.6 92.8H138M55.6 114H182M206.6 114H294M303.6 92.8H342M303.6 114H342"
      stroke="rgb(11 43 58 / 30%)"
      strokeWidth="15"
      strokeDasharray="1 5.286"
    />
    <g transform="translate(142.6 82.8) scale(.84)">
      <path d="M0 0H49.2V24H0Z" fill="var(--white)" stroke="var(--signal)" strokeWidth="3" />
      <g transform="translate(.8 -.8)">
        <VehicleDrawing kind="suv" color="var(--signal)" isPlain />
      </g>
    </g>
    <path d="M204 98H296V103.4H204ZM204 64h5v36h-5ZM291 64h5v36h-5Z" fill="var(--ink)" />
    <path d="M209 66L226 90M291 66L276 86" stroke="var(--amber)" strokeWidth="1.8" />
    <g transform="translate(232.5 98) scale(1.05)">
      <Excavator />
    </g>
    <path d="M378 112V76M372 84h12" stroke="var(--ink)" strokeWidth="2" />
    <path d="M10 124H352l12-14H398L382 160H22L10 136Z" fill="var(--ink)" />
    <path d="M14 144H387.1L382 160H22Z" fill={ANTIFOULING} />
  </>
);

const breakbulkVessel = (
  <>
    <path d="M22 76V60H34V76Z" fill="var(--signal)" stroke="var(--ink)" strokeWidth="1.5" />
    <path d="M15 124V83H10V74H47V83H42V124Z" fill="var(--white)" stroke="var(--ink)" strokeWidth="2" />
    <path d="M14 78.5h29M20 92h17m-17 12h17" stroke="var(--sea)" strokeWidth="3.5" />
    <path d="M104 124v-7h70v7Z" fill="var(--sand-deep)" stroke="var(--ink)" strokeWidth="1.5" />
    <path
      d="M80 56L148 10M150 12V46M150 46L124 90M150 46L168 74"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.3"
    />
    <path
      d="M80 66L148 9l4 4L88 76Z"
      fill="var(--amber)"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path
      d="M72 124V76H66V56H88l5 20H84v48Z"
      fill="var(--amber)"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <g transform="translate(136 112)">
      <Excavator />
    </g>
    <path d="M10 124H164l12-14H196L182 160H22L10 136Z" fill="var(--ink)" />
    <path d="M14 144H186.5L182 160H22Z" fill={ANTIFOULING} />
  </>
);

/** Each is 200 units wide. A flat rack travels on the container vessel's other half, so that side by side they're one vessel. */
const views: Readonly<Record<string, { readonly left: number; readonly vessel: ReactNode }>> = {
  roro: { left: 0, vessel: <RoroVessel /> },
  container: { left: 0, vessel: containerVessel },
  'flat-rack': { left: 200, vessel: containerVessel },
  breakbulk: { left: 0, vessel: breakbulkVessel },
};

/**
 * A vessel with its load, cut open where it's inside. For the eye only: the text next to it says the same. Drawn after
 * hydration, since its many elements would make the page's HTML too large.
 */
export function CarrierDrawing({ kind }: { readonly kind: string }) {
  const isHydrated = useIsHydrated();
  const view = views[kind];
  return (
    <Drawing viewBox={`${String(view?.left ?? 0)} 0 200 170`} aria-hidden="true">
      {isHydrated && view?.vessel}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: 100%;
  overflow: visible;
  ${scriptsOnly}
  ${printedFill}
`;
