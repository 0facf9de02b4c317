import styled from 'styled-components';
import { fitWords } from '../../content/tools/containerFit';
import type { Container } from '../../lib/containerFit/containers';
import type { Placed } from '../../lib/containerFit/packRow';
import type { FitVehicle } from './fitState';

interface FloorPlanProps {
  readonly container: Container;
  readonly placed: readonly Placed<FitVehicle>[];
  readonly numberOf: (vehicle: FitVehicle) => number;
  readonly colorOf: (vehicle: FitVehicle) => string;
}

const WALL = 60;

/** The container from above, 1 unit = 1 mm: doors on the right, vehicles labeled with their list numbers. */
export function FloorPlan({ container: { length, width }, placed, numberOf, colorOf }: FloorPlanProps) {
  const names = placed.map(({ vehicle }) => vehicle.name).join(', ');
  return (
    <Plan
      viewBox={`${String(-WALL)} ${String(-WALL)} ${String(length + 2 * WALL)} ${String(width + 2 * WALL)}`}
      role="img"
      aria-label={names ? fitWords.plan(names) : fitWords.emptyPlan}
    >
      <path
        d={`M${String(length)} 0H0V${String(width)}H${String(length)}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={WALL}
      />
      <path
        d={`M${String(length)} 0V${String(width)}`}
        stroke="currentColor"
        strokeWidth={WALL / 2}
        strokeDasharray="180 120"
      />
      {placed.map(({ vehicle, x }) => (
        <g key={vehicle.id}>
          <rect
            x={x}
            y={(width - vehicle.width) / 2}
            width={vehicle.length}
            height={vehicle.width}
            rx={260}
            fill={colorOf(vehicle)}
            stroke="var(--ink)"
            strokeWidth={30}
          />
          <circle cx={x + vehicle.length / 2} cy={width / 2} r={480} fill="var(--paper)" />
          <text
            x={x + vehicle.length / 2}
            y={width / 2}
            fontSize={700}
            fontWeight={800}
            fill="var(--ink)"
            textAnchor="middle"
            dominantBaseline="central"
          >
            {numberOf(vehicle)}
          </text>
        </g>
      ))}
    </Plan>
  );
}

const Plan = styled.svg`
  width: 100%;
  max-height: 14rem;
`;
