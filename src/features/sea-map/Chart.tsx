import styled from 'styled-components';
import { sheets } from '../../content/map/chart';
import { findPort } from '../../content/ports/findPort';
import { plans, portLabels } from '../../content/ports/mapLabels';
import type { PlanName } from '../../content/ports/mapLabels';
import { Coast } from './Coast';
import { InsetOutlines } from './InsetOutlines';
import { ChartDecorations } from './ChartDecorations';
import { Lanes } from './Lanes';
import { canonicalCode } from './lane';
import { Name, Ports } from './Ports';
import type { MapPort, MapPosition } from './types';
import { onOneSheet, onPlate } from './Sheets';
import type { DrawState } from './useDrawOnScroll';
import { Vessel } from './Vessel';

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

interface PortPlanProps {
  readonly code: string;
  /** Codes of the ports at the other ends of its lanes. */
  readonly others: readonly string[];
}

/** The inset with a port, and its lanes. */
export function PortPlan({ code, others }: PortPlanProps) {
  const ports = [code, ...others].map((each) => ({ code: each, name: each }));
  const [name] = plansFor(ports.slice(0, 1));
  return name ? <Plan name={name} ports={ports} progress="still" /> : null;
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

const codesOf = ({ ports, position }: ChartProps): readonly string[] => [
  ...toCharted(ports).map(({ code }) => code),
  ...(position ? [canonicalCode(position.from) ?? '', canonicalCode(position.to) ?? ''] : []),
];

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
