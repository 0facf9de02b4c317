import styled from 'styled-components';
import { sheets } from '../../content/map/chart';
import { plans } from '../../content/ports/mapLabels';
import type { PlanName } from '../../content/ports/mapLabels';
import { from } from '../../ui/theme/tokens';

interface InsetOutlinesProps {
  readonly shown: readonly PlanName[];
  /** The only inset that phones show. */
  readonly coast: PlanName | undefined;
}

/** Outlines on the Atlantic chart of the areas shown as insets, labeled while all insets are below it. */
export function InsetOutlines({ shown, coast }: InsetOutlinesProps) {
  return (
    <g>
      {plans
        .filter(({ name }) => shown.includes(name))
        .map(({ name, title, where: [x, y], tie }) => {
          const { width, height, fit } = sheets[name];
          const box = {
            x: tenth(-fit.x / fit.scale),
            y: tenth(-fit.y / fit.scale),
            width: tenth(width / fit.scale),
            height: tenth(height / fit.scale),
          };
          return (
            <Item key={name} $narrow={name === 'east'} $chosen={name === coast}>
              <rect {...box} />
              <text x={x} y={y} textAnchor="middle">
                {title}
              </text>
              {tie && <Connector d={tie} />}
            </Item>
          );
        })}
    </g>
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const Item = styled.g<{ $narrow: boolean; $chosen: boolean }>`
  rect {
    fill: rgb(251 249 244 / 30%);
    stroke: var(--ink);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  @media screen and (max-width: 47.99em) {
    rect {
      ${({ $chosen }) => ($chosen ? 'stroke: var(--signal-deep); stroke-width: 2.5;' : 'stroke: none; fill: none;')}
    }
    text {
      display: none;
    }
  }
  text {
    fill: var(--ink);
    font-size: 20px;
    font-weight: 700;
    paint-order: stroke;
    stroke: rgb(246 239 223 / 88%);
    stroke-width: 7px;
    stroke-linejoin: round;
  }
  ${from.lg} {
    ${({ $narrow }) => $narrow && 'display: none;'}
    text {
      display: none;
    }
  }
  @media (forced-colors: active) {
    rect {
      fill: none;
      stroke: CanvasText;
    }
    text {
      fill: CanvasText;
      stroke: Canvas;
    }
  }
`;

/** Connects an outline with its inset when both are on the same chart. */
const Connector = styled.path`
  display: none;
  ${from.lg} {
    display: inline;
    stroke: var(--ink);
    stroke-width: 0.8;
    stroke-dasharray: 1 3;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
