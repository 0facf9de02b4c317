import styled from 'styled-components';
import { sheets } from '../../content/map/chart';
import { portsByCode } from '../../content/ports/ports';
import { plans, portLabels } from '../../content/ports/mapLabels';
import type { PlanName } from '../../content/ports/mapLabels';
import { from } from '../../ui/theme/tokens';
import { Coast } from './Coast';
import { Frames } from './Frames';
import { Furniture } from './Furniture';
import { Lanes } from './Lanes';
import { knownCode } from './lane';
import { Name, Ports } from './Ports';
import type { MapPort, MapPosition } from './types';
import type { Progress } from './useDrawnIn';
import { Vessel } from './Vessel';

export interface ChartProps {
  readonly ports: readonly MapPort[];
  readonly position?: MapPosition | undefined;
  readonly progress: Progress;
}

/** The whole Atlantic. Names stand on it from 1200 px on; before, the plans below it have them. */
export function Atlantic({ label, ...props }: ChartProps & { readonly label: string }) {
  const { width, height } = sheets.atlantic;
  return (
    <svg viewBox={`0 0 ${String(width)} ${String(height)}`} role="img" aria-label={label}>
      <Coast name="atlantic" />
      <Frames shown={plansFor(props.ports)} />
      <Lanes codes={codesOf(props)} position={props.position} progress={props.progress} />
      <Furniture />
      <WideOnly>
        <Ports name="atlantic" ports={charted(props.ports)} />
      </WideOnly>
      {props.position && <Vessel position={props.position} scale={1} />}
    </svg>
  );
}

/** A coast on which the ports lie close together, at a larger scale. */
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
      <Ports name={name} ports={charted(props.ports)} />
      <Title x={plan?.at[0]} y={plan?.at[1]} textAnchor={plan?.anchor}>
        {plan?.title}
      </Title>
    </svg>
  );
}

/** The plans on which any of these ports lies. */
export const plansFor = (ports: readonly MapPort[]): readonly PlanName[] =>
  plans
    .map(({ name }) => name)
    .filter((name) => charted(ports).some(({ code }) => Object.hasOwn(portLabels[name], code)));

/** The ports that the chart knows, by their own codes and short names. */
const charted = (ports: readonly MapPort[]): readonly MapPort[] =>
  ports.flatMap((port) => {
    const known = portsByCode.get(knownCode(port.code) ?? '');
    return known ? [{ ...port, code: known.code, name: known.name }] : [];
  });

const codesOf = ({ ports, position }: ChartProps): readonly string[] => [
  ...charted(ports).map(({ code }) => code),
  ...(position ? [knownCode(position.from) ?? '', knownCode(position.to) ?? ''] : []),
];

const WideOnly = styled.g`
  display: none;
  ${from.lg} {
    display: inline;
    text {
      font-size: 11px;
    }
  }
`;

const Title = styled(Name)`
  font-size: 13px;
  font-weight: 760;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;
