import { fitWords } from '../../content/tools/containerFit';
import { CLEARANCES } from '../../lib/containerFit/containers';
import { formatRoom } from '../../lib/text/lengthUnits';
import type { VehicleKind } from '../../ui/vehicles/shapes';
import { bodyTypeOf } from './fitState';
import type { FitVehicle } from './fitState';
import { Drawing, WALL, Walls } from './SideView';
import type { SideViewProps } from './SideView';

interface FloorPlanProps extends SideViewProps {
  readonly numberOf: (vehicle: FitVehicle) => number;
  /** What's left of the length, in mm. */
  readonly freeLength: number;
}

/** The container from above, 1 unit = 1 mm: doors on the right, vehicles labeled with their list numbers. */
export function FloorPlan({
  container: { length, width },
  placed,
  numberOf,
  freeLength,
  colorOf,
}: FloorPlanProps) {
  const end = length - CLEARANCES.end;
  const names = placed.map(({ vehicle }) => vehicle.name).join(', ');
  const sides = [length, width].map((side) => String(side + 2 * WALL));
  return (
    <Drawing
      viewBox={`${String(-WALL)} ${String(-WALL)} ${sides.join(' ')}`}
      role="img"
      aria-label={names ? fitWords.plan(names) : fitWords.emptyPlan}
    >
      <Walls length={length} size={width} />
      {placed.map(({ vehicle, x }) => (
        <g key={vehicle.id}>
          <g
            transform={`translate(${String(x)} ${String((width - vehicle.width) / 2)}) scale(${String(vehicle.length / 100)} ${String(vehicle.width / 40)})`}
          >
            <FromAbove kind={bodyTypeOf(vehicle)} color={colorOf(vehicle)} />
          </g>
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

/** The roof's ends, windshield included, in the drawing's units. */
const cabins: Partial<Record<VehicleKind, readonly [rear: number, front: number]>> = {
  sedan: [17, 72],
  suv: [6, 72],
  pickup: [40, 76],
  van: [3, 92],
};

/** A vehicle from above, its front to the right, in 100 by 40 units. */
function FromAbove({ kind, color }: { readonly kind: VehicleKind; readonly color: string }) {
  const cabin = cabins[kind];
  if (!cabin)
    return (
      <g fill={color} stroke="var(--ink)" strokeWidth="2" vectorEffect="non-scaling-stroke">
        <path d="M2 17H30Q45 10 62 14L98 18V22L62 26Q45 30 30 23H2Z" />
        <path d="M72 2Q66 20 72 38" fill="none" strokeWidth="4" />
      </g>
    );
  const [rear, front] = cabin;
  const [sideRear, sideFront] = [String(rear + 8), String(front - 8)];
  return (
    <>
      <path
        d="M7 2Q2 3 1 9V31Q2 37 7 38L88 39Q97 36 99 27V13Q97 4 88 1Z"
        fill={color}
        stroke="var(--ink)"
        strokeWidth="0.8"
      />
      <g fill="var(--ink)">
        {/* The windshield, the rear window and the sides. */}
        <path
          d={`M${String(front)} 5q4 15 0 30l-11-4q3-11 0-22ZM${String(rear)} 6q-3 14 0 28l7-3q-2-11 0-22ZM${sideRear} 7l-3-3H${String(front - 4)}L${sideFront} 7ZM${sideRear} 33l-3 3H${String(front - 4)}L${sideFront} 33Z`}
        />
        {kind === 'pickup' && <path d="M4 6H34V34H4Z" opacity="0.35" />}
      </g>
      <path d="M90 4l6 6M90 36l6-6" stroke="var(--paper)" strokeWidth="2" />
      <path d="M2 8v5M2 27v5" stroke="var(--brick)" strokeWidth="2" />
    </>
  );
}
