import styled from 'styled-components';
import { portPlaces, sheets } from '../../content/map/chart';
import { findPort } from '../../content/ports/findPort';
import { plans, portLabels } from '../../content/ports/mapLabels';
import type { PlanName } from '../../content/ports/mapLabels';
import { Coast } from './Coast';
import { InsetOutlines } from './InsetOutlines';
import { ChartDecorations } from './ChartDecorations';
import { Lanes } from './Lanes';
import { canonicalCode, laneBetween } from './lane';
import { PortMark } from './PortMark';
import { Name, Ports } from './Ports';
import type { MapPort, MapPosition } from './types';
import { onOneSheet, onPlate } from './Sheets';
import type { DrawState } from './useDrawOnScroll';
import { pointAlong } from '../../lib/geo/polyline';
import { from } from '../../ui/theme/tokens';

export interface ChartProps {
  readonly ports: readonly MapPort[];
  readonly position?: MapPosition | undefined;
  readonly progress: DrawState;
}

interface AtlanticProps extends ChartProps {
  readonly label: string;
  /** The inset that phones show. */
  readonly coast: PlanName | undefined;
}

/** The chart of the whole Atlantic. From 768 px, it names the East Coast's ports; on phones, only the insets have names. */
export function Atlantic({ label, coast, ...props }: AtlanticProps) {
  const { width, height } = sheets.atlantic;
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={label}>
      <Coast name="atlantic" />
      <InsetOutlines shown={plansFor(props.ports)} coast={coast} />
      <Lanes codes={codesOf(props)} position={props.position} progress={props.progress} />
      <ChartDecorations />
      <WideOnly>
        <Ports name="atlantic" ports={toCharted(props.ports)} />
      </WideOnly>
      {props.position && <Vessel position={props.position} scale={1} />}
    </svg>
  );
}

/** A larger-scale inset of a coast where ports are close together. */
export function Plan({ name, ...props }: ChartProps & { readonly name: PlanName }) {
  const { width, height, fit } = sheets[name];
  const plan = plans.find((each) => each.name === name);
  return (
    <svg
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Coast name={name} />
      <g transform={`translate(${String(fit.x)} ${String(fit.y)}) scale(${String(fit.scale)})`}>
        <Lanes codes={codesOf(props)} position={props.position} progress="still" />
        {props.position && <Vessel position={props.position} scale={fit.scale} />}
      </g>
      <Ports name={name} ports={toCharted(props.ports)} />
      <Title x={plan?.at[0]} y={plan?.at[1]} textAnchor={plan?.anchor}>
        {plan?.title}
      </Title>
    </svg>
  );
}

/** The lanes between the ports of offices, which are ringed. */
export function OfficeChart({ codes }: { readonly codes: readonly string[] }) {
  const { width, height } = sheets.atlantic;
  const ports = toCharted(codes.map((code) => ({ code, name: code })));
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} aria-hidden="true">
      <Coast name="atlantic" />
      <Lanes codes={codesOf({ ports })} progress="still" />
      {ports.map(({ code, name }) => (
        <g key={code} transform={`translate(${(portPlaces[code] ?? []).join(' ')})`}>
          <Office>
            <circle r="13" />
            <PortMark />
            <Name y={-21} textAnchor="middle">
              {name}
            </Name>
          </Office>
        </g>
      ))}
    </svg>
  );
}

/** The insets that contain any of these ports. */
export const plansFor = (ports: readonly MapPort[]): readonly PlanName[] =>
  plans
    .map(({ name }) => name)
    .filter((name) => toCharted(ports).some(({ code }) => Object.hasOwn(portLabels[name], code)));

/** The ports that are on the chart, with canonical codes and short names. */
const toCharted = (ports: readonly MapPort[]): readonly MapPort[] =>
  ports.flatMap((port) => {
    const known = findPort(port.code);
    return known ? [{ ...port, code: known.code, name: known.name }] : [];
  });

const codesOf = ({ ports, position }: Pick<ChartProps, 'ports' | 'position'>): readonly string[] => [
  ...toCharted(ports).map(({ code }) => code),
  ...(position ? [canonicalCode(position.from) ?? '', canonicalCode(position.to) ?? ''] : []),
];

/** Large enough for a small chart. */
const Office = styled.g`
  transform: scale(2.4);
  circle {
    fill: none;
    stroke: var(--signal);
    stroke-width: 2.5;
  }
`;

const WideOnly = styled.g`
  display: none;
  ${onPlate('display: inline; text { font-size: 16px; }')}
  ${onOneSheet('text { font-size: 11px; }')}
`;

const Title = styled(Name)`
  display: none;
  font-size: 13px;
  font-weight: 760;
  letter-spacing: 0.09em;
  text-transform: uppercase;
  ${onPlate('display: inline;')}
`;

interface VesselProps {
  readonly position: MapPosition;
  /** Scale of the chart relative to the Atlantic chart. */
  readonly scale: number;
}

/** A vessel from above, pointing along its lane. */
function Vessel({ position, scale }: VesselProps) {
  const lane = laneBetween(position.from, position.to);
  const at = lane && pointAlong(lane, position.fraction);
  if (!at) return null;
  const [x, y, angle] = [at.x, at.y, at.angle].map((value) => String(Math.round(value * 100) / 100));
  return (
    <g transform={`translate(${x ?? ''} ${y ?? ''}) rotate(${angle ?? ''}) scale(${String(1 / scale)})`}>
      <Hull $plan={scale > 1}>
        <circle r="13" />
        <path d="M-9-3.6H3.5Q8-2.6 10 0 8 2.6 3.5 3.6H-9z" />
      </Hull>
    </g>
  );
}

const Hull = styled.g<{ $plan: boolean }>`
  transform: scale(${({ $plan }) => ($plan ? 1 : 2.4)});
  ${from.tablet} {
    transform: scale(${({ $plan }) => ($plan ? 1 : 1.4)});
  }
  ${from.lg} {
    transform: scale(1.1);
  }
  circle {
    fill: var(--white);
    fill-opacity: 0.75;
    stroke: var(--ink);
    stroke-width: 0.8;
  }
  path {
    fill: var(--ink);
  }
  @media (forced-colors: active) {
    circle {
      fill: Canvas;
      stroke: Highlight;
      stroke-width: 2;
    }
    path {
      fill: CanvasText;
    }
  }
`;
