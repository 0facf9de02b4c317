import styled from 'styled-components';
import { headingFont } from '../../ui/theme/tokens';

interface Placed {
  readonly x: number;
  readonly y: number;
  /** In degrees. Without it, the front is to the right. */
  readonly turn?: number;
}

const place = ({ x, y, turn = 0 }: Placed) => `translate(${String(x)} ${String(y)}) rotate(${String(turn)})`;

const others = ['var(--sea)', 'var(--white)', '#8ea3ab', 'var(--sand-deep)', 'var(--ink-soft-on-light)'];

/** Id of the car's drawing, which {@link CarShape} defines once. */
const CAR = 'plan-car';

/** Defines the car for a page's drawings. */
export function CarShape() {
  return (
    <g id={CAR}>
      <rect x="-14" y="-6.5" width="28" height="13" rx="4.5" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M3-4.5q4 4.5 0 9l4 1q3-5.5 0-11ZM-7-4.5q-2 4.5 0 9l-3 .8q-2-5.3 0-10.6Z" fill="var(--ink)" />
    </g>
  );
}

/** A car from above, 28 by 13 units around its center. The visitor's has the action color. */
export function Car({
  yours = false,
  shade = 0,
  ...at
}: Placed & { readonly yours?: boolean; readonly shade?: number }) {
  return (
    <use
      href={`#${CAR}`}
      transform={place(at)}
      fill={yours ? 'var(--signal)' : others[shade % others.length]}
    />
  );
}

/** Cars side by side, fronts up, 20 units apart. `yours` is the index of the visitor's. */
export function CarRow({ x, y, count, yours }: Placed & { readonly count: number; readonly yours?: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Car key={index} x={x + index * 20} y={y} turn={-90} shade={index * 3 + y} yours={index === yours} />
  ));
}

/** A truck from above with the visitor's car on it, and another on a longer bed. Its front is 41 units right of its center. */
export function Truck({ load = 'one', ...at }: Placed & { readonly load?: 'one' | 'two' }) {
  const bed = load === 'one' ? 34 : 62;
  return (
    <g transform={place(at)}>
      <rect
        x={20 - bed}
        y="-9"
        width={bed}
        height="18"
        fill="var(--amber)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <rect x="22" y="-10" width="19" height="20" rx="3" fill="var(--ink)" />
      <path d="M34-7v14" stroke="var(--sea-tint)" strokeWidth="3" />
      <Car x={3} y={0} yours />
      {load === 'two' && <Car x={-26} y={0} shade={1} />}
    </g>
  );
}

/** A container from above, 42 by 17 units around its center. */
export function Box({ color, ...at }: Placed & { readonly color: string }) {
  return (
    <g transform={place(at)}>
      <rect x="-21" y="-8.5" width="42" height="17" fill={color} stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M-14-8v16M-7-8v16M0-8v16M7-8v16M14-8v16" stroke="rgb(11 43 58 / 45%)" />
    </g>
  );
}

/** A RoRo vessel from above with her stern ramp down: 190 by 64 units, of which the ramp and the hull's stern are left of the center. */
export function Ship(at: Placed) {
  return (
    <g transform={place(at)} stroke="var(--ink)">
      <path d="M-112-12H-82V12H-112Z" fill="var(--amber)" strokeWidth="1.5" />
      <path
        d="M-82-32H30Q64-28 84 0 64 28 30 32H-82Z"
        fill="var(--paper)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M28-16H46V16H28Z" fill="var(--signal)" strokeWidth="1.5" />
      {[-60, -28, 4].map((x, row) => (
        <g key={x}>
          <Car x={x} y={-14} shade={row} />
          <Car x={x} y={14} shade={row * 2 + 1} yours={row === 1} />
        </g>
      ))}
    </g>
  );
}

/** An open container, cut to show two cars in it: 84 by 26 units around its center. */
export function OpenBox(at: Placed) {
  return (
    <g transform={place(at)}>
      <path d="M-46-9v18" stroke="var(--amber)" strokeWidth="5" />
      <rect
        x="-42"
        y="-13"
        width="84"
        height="26"
        fill="var(--paper)"
        stroke="var(--signal-deep)"
        strokeWidth="4"
      />
      <Car x={-19} y={0} shade={2} />
      <Car x={19} y={0} shade={0} />
    </g>
  );
}

/** A hipped roof from above, between its corners. */
export function Roof({
  x,
  y,
  width,
  height,
  color,
}: Placed & { width: number; height: number; color: string }) {
  const ridge = Math.min(width, height) / 2;
  const [left, right, middle] = [x + ridge, x + width - ridge, y + height / 2].map(String);
  const [x1, x2, y1, y2] = [x, x + width, y, y + height].map(String);
  return (
    <g stroke="var(--ink)" strokeWidth="1.5">
      <path d={`M${x1} ${y1}H${x2}V${y2}H${x1}Z`} fill={color} />
      <path
        d={`M${x1} ${y1}L${left} ${middle}L${x1} ${y2}M${left} ${middle}H${right}M${x2} ${y1}L${right} ${middle}L${x2} ${y2}`}
        fill="none"
      />
    </g>
  );
}

/** Trees from above, at pairs of coordinates separated by commas. */
export function Trees({ at }: { readonly at: string }) {
  return at.split(',').map((point) => (
    <g key={point} transform={`translate(${point})`} fill="var(--palm)" stroke="var(--ink)" strokeWidth="1.2">
      <circle r="9" />
      <path d="M-6 0H6M0-6V6M-4-4L4 4M-4 4L4-4" stroke="rgb(251 249 244 / 70%)" />
    </g>
  ));
}

/** The number of a handoff, as in the list. Larger where the plan is small. */
export function Mark({ number, ...at }: Placed & { readonly number: number }) {
  return (
    <Number transform={place(at)}>
      <circle r="17" />
      <text y="1">{number}</text>
    </Number>
  );
}

const Number = styled.g`
  circle {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 2.5;
  }
  text {
    ${headingFont}
    fill: var(--paper);
    font-size: 17px;
    text-anchor: middle;
    dominant-baseline: central;
  }
  @media (max-width: 74.99em) {
    > * {
      transform: scale(1.4);
    }
  }
`;
