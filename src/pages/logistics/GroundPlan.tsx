import { useId } from 'react';
import styled from 'styled-components';
import { landSides, nigeriaSide, usSide } from '../../content/services/logistics';
import { from, headingFont, seaGround } from '../../ui/theme/tokens';
import { Box, Car, CarRow, CarShape, Mark, OpenBox, Roof, Ship, Tree, Truck } from './planParts';

const [pickup, trucking, storage, consolidation] = usSide;
const [afterGate, delivery] = nigeriaSide;

const labels = [
  { text: pickup.title, x: 56, y: 42, anchor: 'start' },
  { text: trucking.title, x: 344, y: 306, anchor: 'start' },
  { text: storage.title, x: 348, y: 42, anchor: 'start' },
  { text: consolidation.title, x: 512, y: 42, anchor: 'start' },
  { text: landSides.atSea, x: 926, y: 364, anchor: 'middle' },
  { text: afterGate.title, x: 1162, y: 312, anchor: 'start' },
  { text: delivery.title, x: 1412, y: 42, anchor: 'end' },
] as const;

/** Where the handoffs of the list are, in its order. */
const handoffs = [
  [232, 236],
  [396, 236],
  [690, 262],
  [1156, 262],
  [1346, 236],
] as const;

const boxes = ['var(--brick)', 'var(--sea)', 'var(--palm)', 'var(--amber)', '#8ea3ab'];

/** The land sides and the sea between them from above, not to scale. The list below says the same. */
export function GroundPlan() {
  const hatching = useId();
  return (
    <Sheet viewBox="0 0 1440 400" aria-hidden="true">
      <defs>
        <CarShape />
        <pattern
          id={hatching}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 4.5H9" stroke="var(--sea)" strokeWidth="1.4" />
        </pattern>
      </defs>
      <path d="M0 0H1440V400H0Z" fill="#f6efdf" />
      <Ground x="470" y="364">
        {landSides.us}
      </Ground>
      <Ground x="1290" y="364">
        {landSides.nigeria}
      </Ground>
      <path d="M704 0H804V400H704ZM1048 0H1140V400H1048Z" fill="var(--sand-deep)" />
      <path d="M804 0H1048V400H804Z" fill={seaGround} />
      <path d="M804 0H1048V400H804Z" fill={`url(#${hatching})`} opacity="0.45" />
      <path d="M804 0V400M1048 0V400" stroke="var(--ink)" strokeWidth="4" />
      <Fenced d="M56 56H292V214H56ZM348 56H460V214H348ZM512 56H644V214H512ZM1162 72H1256V190H1162ZM1282 56H1412V214H1282ZM76 306H176V376H76ZM196 306H330V376H196Z" />
      <Road d="M-20 262H704M232 262V206M396 262V206M590 262V206M126 262V314M262 262V314M1140 262H1460M1210 262V182M1346 262V206" />
      <path d="M0 262H672M1196 262H1440" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="10 9" />
      <Yards hatching={hatching} />
      <Ports />
      {labels.map(({ text, x, y, anchor }) => (
        <Label key={text} x={x} y={y} textAnchor={anchor}>
          {text}
        </Label>
      ))}
      {handoffs.map(([x, y], index) => (
        <Mark key={x} x={x} y={y}>
          {index + 1}
        </Mark>
      ))}
      <path d="M1 1H1439V399H1Z" fill="none" stroke="var(--ink)" strokeWidth="2" />
    </Sheet>
  );
}

/** What is in the yards, on the roads, and where cars are picked up and delivered. */
function Yards({ hatching }: { readonly hatching: string }) {
  return (
    <>
      {[82, 126, 170].map((y, row) => (
        <CarRow key={y} x={78} y={y} count={row === 0 ? 6 : 7} {...(row === 2 && { yours: 6 })} />
      ))}
      <Roof x={216} y={70} width={60} height={44} color="var(--sea-tint)" />
      <Roof x={90} y={318} width={52} height={40} color="var(--white)" />
      <Car x={160} y={336} turn={-90} shade={4} />
      <CarRow x={216} y={354} count={5} />
      <Truck x={318} y={262} hauls={2} />
      <Roof x={360} y={70} width={88} height={48} color="var(--white)" />
      <path d="M360 70H448V118H360Z" fill={`url(#${hatching})`} opacity="0.4" />
      <CarRow x={372} y={156} count={4} yours={2} />
      <OpenBox x={580} y={88} />
      <Car x={552} y={136} shade={3} />
      <Car x={612} y={166} turn={-90} shade={1} />
      <Box x={545} y={180} color={boxes[2] ?? ''} />
      <Box x={1210} y={96} color={boxes[3] ?? ''} />
      <Car x={1210} y={134} turn={90} shade={1} />
      <Truck x={1270} y={262} />
      <Roof x={1300} y={72} width={78} height={64} color="var(--brick)" />
      <Car x={1346} y={176} turn={90} yours />
      {[
        [40, 300],
        [320, 96],
        [320, 130],
        [668, 96],
        [668, 130],
        [30, 100],
        [1396, 82],
        [1396, 112],
        [1422, 324],
        [1270, 230],
      ].map(([x = 0, y = 0]) => (
        <Tree key={`${String(x)} ${String(y)}`} x={x} y={y} />
      ))}
    </>
  );
}

/** The terminals with their gates, and the vessel alongside, with its stern ramp on the pier. */
function Ports() {
  return (
    <>
      {[70, 112, 154, 196].map((y) => (
        <CarRow key={y} x={734} y={y} count={3} {...(y === 154 && { yours: 1 })} />
      ))}
      {[302, 322, 342].map((y, row) => (
        <Box key={y} x={746} y={y} color={boxes[row] ?? ''} />
      ))}
      {[64, 84, 104, 124, 150, 170, 190].map((y, row) => (
        <Box key={y} x={1092} y={y} color={boxes[(row * 3) % 5] ?? ''} />
      ))}
      <CarRow x={1074} y={316} count={3} yours={1} />
      {[704, 1140].map((x) => (
        <path
          key={x}
          d={`M${String(x - 7)} 234h14v12h-14ZM${String(x - 7)} 278h14v12h-14Z`}
          fill="var(--ink)"
        />
      ))}
      <path d="M992 262H1044" stroke="var(--sea)" strokeWidth="2" strokeDasharray="10 8" />
      <Ship x={908} y={262} />
    </>
  );
}

const Sheet = styled.svg`
  width: 100%;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const Fenced = styled.path`
  fill: var(--paper);
  stroke: var(--ink);
  stroke-width: 3;
`;

/** A road with its edges. */
function Road({ d }: { readonly d: string }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={d} stroke="var(--ink)" strokeWidth="39" />
      <path d={d} stroke="#fffdf8" strokeWidth="35" />
    </g>
  );
}

/** At least 14 px on the screen from 768 px up. The narrower the drawing, the larger. */
const Label = styled.text`
  fill: var(--ink);
  font-size: 29px;
  font-weight: 700;
  ${from.md} {
    font-size: 23px;
    letter-spacing: 0.01em;
    text-transform: uppercase;
  }
  ${from.lg} {
    font-size: 19px;
    letter-spacing: 0.09em;
  }
`;

/** Words painted on the ground. */
const Ground = styled.text`
  ${headingFont}
  fill: var(--ink);
  font-size: 30px;
  text-anchor: middle;
  text-transform: uppercase;
`;
