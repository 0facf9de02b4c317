import styled from 'styled-components';
import { landSides, nigeriaSide, usSide } from '../../content/services/logistics';
import { from, headingFont, seaGround } from '../../ui/theme/tokens';
import { Box, Car, CarRow, CarShape, Mark, OpenBox, Roof, Ship, Trees, Truck } from './planParts';

const [pickup, trucking, storage, consolidation] = usSide;
const [afterGate, delivery] = nigeriaSide;

const boxes = ['var(--brick)', 'var(--sea)', 'var(--palm)', 'var(--amber)', '#8ea3ab'];

/** The hatching of both halves' sea, which the first half defines. */
const HATCHING = 'plan-hatching';
const hatched = `url(#${HATCHING})`;

/** Inland transport in the US from above, up to the quay. The list below it says the same. */
export function UsPlan() {
  return (
    <Sheet viewBox="0 0 802 400" aria-hidden="true">
      <defs>
        <CarShape />
        <pattern
          id={HATCHING}
          width="9"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 4.5H9" stroke="var(--sea)" strokeWidth="1.4" />
        </pattern>
      </defs>
      <path d="M0 0H704V400H0Z" fill="#f6efdf" />
      <path d="M704 0H804V400H704Z" fill="var(--sand-deep)" />
      <Ground x="500" y="364">
        {landSides.us}
      </Ground>
      <Fenced d="M56 56H292V214H56ZM348 56H460V214H348ZM512 56H644V214H512ZM76 306H176V376H76ZM196 306H330V376H196Z" />
      <Road d="M-20 262H704M232 262V206M396 262V206M590 262V206M126 262V314M262 262V314" />
      <path d="M0 262H672" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="10 9" />
      <UsYards />
      <Gate x={704} />
      <Label x={56} y={42}>
        {pickup.title}
      </Label>
      <Label x={344} y={306}>
        {trucking.title}
      </Label>
      <Label x={348} y={42}>
        {storage.title}
      </Label>
      <Label x={692} y={42} textAnchor="end">
        {consolidation.title}
      </Label>
      <Mark x={232} y={236} number={1} />
      <Mark x={396} y={236} number={2} />
      <Mark x={690} y={262} number={3} />
    </Sheet>
  );
}

/** The sea with the vessel, and inland transport in Nigeria. */
export function NigeriaPlan() {
  return (
    <Sheet viewBox="802 0 638 400" aria-hidden="true">
      <path d="M1140 0H1440V400H1140Z" fill="#f6efdf" />
      <path d="M1048 0H1140V400H1048Z" fill="var(--sand-deep)" />
      <path d="M804 0H1048V400H804Z" fill={seaGround} />
      <path d="M804 0H1048V400H804Z" fill={hatched} opacity="0.45" />
      <path d="M804 0V400M1048 0V400" stroke="var(--ink)" strokeWidth="4" />
      <Ground x="1290" y="364">
        {landSides.nigeria}
      </Ground>
      <Fenced d="M1162 72H1256V190H1162ZM1282 56H1412V214H1282Z" />
      <Road d="M1140 262H1460M1210 262V182M1346 262V206" />
      <path d="M1196 262H1440" stroke="var(--ink)" strokeWidth="1.5" strokeDasharray="10 9" />
      <NigeriaYards />
      <Gate x={1140} />
      <path d="M992 262H1044" stroke="var(--sea)" strokeWidth="2" strokeDasharray="10 8" />
      <Ship x={908} y={262} />
      <Label x={926} y={364} textAnchor="middle">
        {landSides.atSea}
      </Label>
      <Label x={1162} y={312}>
        {afterGate.title}
      </Label>
      <Label x={1412} y={42} textAnchor="end">
        {delivery.title}
      </Label>
      <Mark x={1156} y={262} number={4} />
      <Mark x={1346} y={236} number={5} />
    </Sheet>
  );
}

/** The yards, the truck, and what waits at the quay. */
function UsYards() {
  return (
    <>
      {[82, 126, 170].map((y, row) => (
        <CarRow key={y} x={78} y={y} count={row === 0 ? 6 : 7} {...(row === 2 && { yours: 6 })} />
      ))}
      <Roof x={216} y={70} width={60} height={44} color="var(--sea-tint)" />
      <Roof x={90} y={318} width={52} height={40} color="var(--white)" />
      <Car x={160} y={336} turn={-90} shade={4} />
      <CarRow x={216} y={354} count={5} />
      <Truck x={318} y={262} load="two" />
      <Roof x={360} y={70} width={88} height={48} color="var(--white)" />
      <path d="M360 70H448V118H360Z" fill={hatched} opacity="0.4" />
      <CarRow x={372} y={156} count={4} yours={2} />
      <OpenBox x={580} y={88} />
      <Car x={552} y={136} shade={3} />
      <Car x={612} y={166} turn={-90} shade={1} />
      <Box x={545} y={180} color={boxes[2] ?? ''} />
      {[70, 112, 154, 196].map((y) => (
        <CarRow key={y} x={734} y={y} count={3} {...(y === 154 && { yours: 1 })} />
      ))}
      {[302, 322, 342].map((y, row) => (
        <Box key={y} x={746} y={y} color={boxes[row] ?? ''} />
      ))}
      <Trees at="40 300,320 96,320 130,668 96,668 130,30 100" />
    </>
  );
}

/** The terminal, what comes out of it, and a customer's door. */
function NigeriaYards() {
  return (
    <>
      {[64, 84, 104, 124, 150, 170, 190].map((y, row) => (
        <Box key={y} x={1092} y={y} color={boxes[(row * 3) % 5] ?? ''} />
      ))}
      <CarRow x={1074} y={316} count={3} yours={1} />
      <Box x={1210} y={96} color={boxes[3] ?? ''} />
      <Car x={1210} y={134} turn={90} shade={1} />
      <Truck x={1270} y={262} />
      <Roof x={1300} y={72} width={78} height={64} color="var(--brick)" />
      <Car x={1346} y={176} turn={90} yours />
      <Trees at="1396 82,1396 112,1422 324,1270 230" />
    </>
  );
}

/** A terminal's gate, across the road. */
function Gate({ x }: { readonly x: number }) {
  const left = String(x - 7);
  return <path d={`M${left} 234h14v12h-14ZM${left} 278h14v12h-14Z`} fill="var(--ink)" />;
}

const Sheet = styled.svg`
  display: block;
  width: 100%;
  border: 0 solid var(--ink);
  border-width: 2px 0;
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

const Label = styled.text`
  fill: var(--ink);
  font-size: 29px;
  font-weight: 700;
  ${from.lg} {
    font-size: 19px;
    text-transform: uppercase;
    letter-spacing: 0.06em;
  }
`;

/** Words painted on the ground. */
const Ground = styled.text`
  ${headingFont}
  fill: var(--ink);
  font-size: 34px;
  text-anchor: middle;
  text-transform: uppercase;
  ${from.lg} {
    font-size: 30px;
  }
`;
