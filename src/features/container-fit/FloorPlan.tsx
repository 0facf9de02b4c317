import { fitWords } from '../../content/tools/containerFit';
import { CLEARANCES } from '../../lib/containerFit/containers';
import { formatRoom } from '../../lib/text/lengthUnits';
import { bodyTypeOf } from './fitState';
import type { FitVehicle } from './fitState';
import { Drawing, WALL, Walls } from './SideView';
import type { SideViewProps } from './SideView';
import { VehicleView } from './VehicleView';

interface FloorPlanProps extends SideViewProps {
  readonly numberOf: (vehicle: FitVehicle) => number;
  /** What's left of the length, in mm. */
  readonly freeLength: number;
}

/** The container from above, 1 unit = 1 mm: doors on the right, vehicles labeled with their list numbers. */
export function FloorPlan({ container, placed, numberOf, freeLength, colorOf }: FloorPlanProps) {
  const { length, width } = container;
  const end = length - CLEARANCES.end;
  const names = placed.map(({ vehicle }) => vehicle.name).join(', ');
  const sides = [length, width].map((side) => String(side + 2 * WALL));
  return (
    <Drawing
      $container={container}
      viewBox={`${String(-WALL)} ${String(-WALL)} ${sides.join(' ')}`}
      role="img"
      aria-label={names ? fitWords.plan(names) : fitWords.emptyPlan}
    >
      <Walls length={length} size={width} />
      {placed.map(({ vehicle, x }) => (
        <g key={vehicle.id}>
          <VehicleView
            body={bodyTypeOf(vehicle)}
            side="above"
            color={colorOf(vehicle)}
            x={x}
            y={(width - vehicle.width) / 2}
            length={vehicle.length}
            across={vehicle.width}
          />
          <circle cx={x + vehicle.length * 0.4} cy={width / 2} r={380} fill="var(--paper)" />
          <text
            x={x + vehicle.length * 0.4}
            y={width / 2}
            fontSize={540}
            fontWeight={800}
            fill="var(--ink)"
            textAnchor="middle"
            dominantBaseline="central"
          >
            {numberOf(vehicle)}
          </text>
        </g>
      ))}
      {placed.length > 0 && freeLength > 2_500 && (
        <g fill="currentColor" fontSize={480} fontWeight={700} textAnchor="middle">
          <path
            d={`M${String(end)} ${String(width / 2)}h${String(-freeLength)}m0-240v480M${String(end)} ${String(width / 2 - 240)}v480`}
            stroke="currentColor"
            strokeWidth={WALL / 2}
          />
          <text x={end - freeLength / 2} y={width / 2 - 220}>
            {formatRoom(freeLength).meters}
          </text>
          <text x={end - freeLength / 2} y={width / 2 + 560}>
            {formatRoom(freeLength).feet}
          </text>
        </g>
      )}
    </Drawing>
  );
}
