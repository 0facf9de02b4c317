import styled from 'styled-components';
import { pointAlong } from '../../lib/geo/polyline';
import { from } from '../../ui/theme/tokens';
import { laneBetween } from './lane';
import type { MapPosition } from './types';

interface VesselProps {
  readonly position: MapPosition;
  /** Scale of the chart relative to the Atlantic chart. */
  readonly scale: number;
}

/** A vessel from above, pointing along its lane. */
export function Vessel({ position, scale }: VesselProps) {
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
  @media (min-width: 48em) {
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
