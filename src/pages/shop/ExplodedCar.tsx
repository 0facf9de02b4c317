import styled from 'styled-components';
import { below, from, screenOnly } from '../../ui/theme/tokens';
import { vehicleShapes } from '../../ui/vehicles/shapes';

/** The parts' numbers in the list, and where they are. Panels and lights share one. */
const marks = [
  [1, 42.3, 33.2],
  [2, 20.2, 25.6],
  [2, 50.2, 13.2],
  [3, 32.4, 6.6],
  [4, 3.7, 25.2],
] as const;

const DOOR =
  'M21.75 9.55C23.5 9.6 25 9.75 26.3 9.9L30.4 12.5L30.9 13.2C31.9 15.5 31.9 18.2 31.4 20.4H22.7C22.5 17 22.2 13 21.75 9.55Z';
const RUBBER = 'var(--ink-soft-on-light)';
const LAMP = 'M43 15.7C45 15.6 46.6 16 47.2 17.6C45.4 17.6 43.8 17 43 15.7Z';
const SPOKES =
  'M-.19-.73L-.26-1.98M.19-.73L.26-1.98M.63-.4L1.81-.86M.75-.05L1.97-.37M.58 .48L1.38 1.45M.28 .7L.96 1.76M-.28 .7L-.96 1.76M-.58 .48L-1.38 1.45M-.75-.05L-1.97-.37M-.63-.4L-1.81-.86';
const TREAD = Array.from({ length: 11 }, (_, at) => {
  const y = at * 0.55 - 2.8;
  return `M-1 ${(y + 0.2).toFixed(2)}L-.45 ${y.toFixed(2)}L0 ${(y + 0.15).toFixed(2)}L.45 ${y.toFixed(2)}L1 ${(y + 0.2).toFixed(2)}`;
}).join('');

/** The sedan with its parts taken off, each the size it has on the car, except for the key. A unit is 10 cm. */
export default function ExplodedCar() {
  const { solid, glass, wheels } = vehicleShapes.sedan;
  const [[frontX, hub, tire], [rearX]] = wheels;
  return (
    <Sheet viewBox="0 2.4 53 33" aria-hidden="true">
      <g stroke="var(--amber)" strokeDasharray="7 4">
        <path
          d={`M40.4 14.6V9.2M${String(frontX)} ${String(hub)}V33.6M26.7 20.6V24M47 16.7H49M13 29H23.4M41 29.6H44.4`}
        />
      </g>
      <g stroke="var(--paper)">
        <path d={solid} fill="rgb(251 249 244 / 7%)" />
        <path d={DOOR} fill="var(--ink)" />
        <circle cx={rearX} cy={hub} r={tire} />
        <circle cx="8" cy="29" r="5" />
      </g>
      <g stroke="rgb(251 249 244 / 55%)">
        <path d={`${glass}${LAMP}M1.1 14.1H3.5L3 14.9H1.1`} />
        <path d="M21.6 13.3C22 16 22.2 18 22.3 20.7M11.8 12.6C14.5 15 15.4 16.5 15.2 18.9M32.6 13.2C35 13.4 41 15 43.6 15.6M2 17.4H7.6M42 18.9H46.8M16 18.9H22M31.9 18.9H33.4M13.4 14.4h1.7" />
        <path d="M23.1 19.6C23.4 17.6 23 15.2 22.9 13.6q.7-.9 1.4-.3C25 14.8 25.1 16.4 25.5 17.6c1.2-.2 2.4-.2 3.3 .1q.3 1-.4 1.9M28.6 13.9L27.5 16.6M28.1 15.2L31.2 16.4" />
        <circle cx={frontX} cy={hub} r="1.7" />
        <circle cx={frontX} cy={hub} r=".7" />
        <g transform={`translate(${String(rearX)} ${String(hub)})`}>
          <circle r="2.15" />
          <path d={SPOKES} />
          <circle r=".75" />
        </g>
      </g>
      <g stroke="var(--ink)" fill="var(--paper)">
        <g transform="translate(0 2.2)">
          <path d="M34.3 3.9h.6v.9h-.6ZM34.9 3.6L38 3.3V5.4L34.9 5.1ZM39.4 2.3h4.7v3.4h-4.7ZM39.6 1.1h4.3v1.2h-4.3ZM40 .5h3.5q.4 0 .4 .6h-4.3q0-.6 .4-.6Z" />
          <path
            fill="var(--sand-deep)"
            d="M38 3.3L39.4 2.5V6.1L38 5.4ZM39.8 5.7h3.9l-.6 1.2h-2.7ZM44.1 3.7h.7v1.9h-.7ZM44.1 1.4h.7v1.1h-.7Z"
          />
          <Lines d="M35.7 3.55v1.6M36.5 3.45v1.8M37.3 3.4v1.95M40.3 1.1V.5M41.3 1.1V.5M42.3 1.1V.5M43.3 1.1V.5M40 1.7h.6M41 1.7h.6M42 1.7h.6M43 1.7h.6M40.3 2.3q0 1.5 1.2 1.7M41.3 2.3q0 1.2 .6 1.7M42.3 2.3q0 1.2-.4 1.7M43.3 2.3q0 1.5-1.2 1.7M41.3 4h1v.9h-1ZM44.45 1.4V5.6" />
        </g>
        <g transform="translate(0 14.5)">
          <path d={DOOR} />
          <path fill="var(--ink)" d="M22.35 10.2L26.1 10.45L29.9 12.85L22.75 12.65Z" />
          <path fill="var(--sand-deep)" d="M22.45 16.6H31.7C31.75 18 31.7 19.3 31.4 20.4H22.7Z" />
          <path fill="var(--sand-deep)" d="M29.2 11.9q-1.5 0-1.7 .8q.1 .7 1.9 .6Z" />
          <Lines d="M23.4 14.3h1.6q.3 .25 0 .5h-1.6q-.3-.25 0-.5ZM29.6 20.4C30 18 30.2 15 30 13.2" />
        </g>
        <path transform="translate(5.2 0)" d={LAMP} />
        <circle cx="50.1" cy="16.45" r=".45" />
        <circle cx="51.3" cy="16.95" r=".4" />
        <g transform={`translate(${String(frontX)} 29.6)`}>
          <circle r={tire} fill={RUBBER} stroke="var(--paper)" />
          <circle r="2.9" fill="none" stroke="rgb(251 249 244 / 55%)" />
          <circle r="2.2" />
          <circle r="2" />
          <path d={SPOKES} />
          <circle r=".75" fill="var(--sand-deep)" />
          <circle r=".3" />
        </g>
        <g transform="translate(45.4 29.6)">
          <rect
            x="-1.03"
            y={-tire}
            width="2.06"
            height={2 * tire}
            rx=".55"
            fill={RUBBER}
            stroke="var(--paper)"
          />
          <Lines d={`M-.45-3.18V3.18M.45-3.18V3.18${TREAD}`} stroke="rgb(251 249 244 / 55%)" />
        </g>
        <g transform="translate(8 29)">
          <path d="M-3.9 0q0-1.4 1.4-1.4h1.9q.6 0 .6 .6V-.5H3.6L4.1 0L3.6 .45L3.2 .2L2.8 .5L2.4 .25L2 .5L1.5 .2L1 .5H0V.8q0 .6-.6 .6h-1.9q-1.4 0-1.4-1.4Z" />
          <Lines d="M0-.05H3.6M-.6-1V1" />
          <circle cx="-3.3" r=".3" fill="var(--ink)" />
          <circle cx="-1.9" cy="-.45" r=".35" fill="var(--sand-deep)" />
          <circle cx="-1.9" cy=".5" r=".35" fill="var(--sand-deep)" />
        </g>
      </g>
      {marks.map(([number, x, y]) => (
        <Mark key={x} transform={`translate(${String(x)} ${String(y)}) scale(.1)`}>
          <rect x="-11" y="-11" width="22" height="22" rx="2" />
          <text y="1">{number}</text>
        </Mark>
      ))}
    </Sheet>
  );
}

/** All lines are equally thick, whatever the size of the drawing. */
const Sheet = styled.svg`
  display: block;
  width: 100%;
  fill: none;
  stroke-width: 1;
  ${from.sm} {
    stroke-width: 1.5;
  }
  stroke-linecap: round;
  stroke-linejoin: round;
  > * * {
    vector-effect: non-scaling-stroke;
  }
  /* The drawing is light, so it needs its dark background even in forced colors. */
  @media (forced-colors: active) {
    background: var(--ink);
    forced-color-adjust: none;
  }
  ${screenOnly}
`;

/** Lines on a part. */
const Lines = styled.path`
  fill: none;
`;

const Mark = styled.g`
  fill: var(--amber);
  ${below.sm} {
    > * {
      transform: scale(1.35);
    }
  }
  text {
    fill: var(--ink);
    font-size: 16px;
    font-weight: 800;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;
