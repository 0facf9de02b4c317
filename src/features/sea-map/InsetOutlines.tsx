import styled from 'styled-components';
import { sheets } from '../../content/map/chart';
import { plans } from '../../content/ports/mapLabels';
import type { PlanName } from '../../content/ports/mapLabels';
import { tenth } from './Ports';
import { onOneSheet, onPlate } from './Sheets';

interface InsetOutlinesProps {
  readonly shown: readonly PlanName[];
  /** The only inset that phones show. */
  readonly coast: PlanName | undefined;
}

/** Outlines on the Atlantic chart of the areas shown as insets, labeled while the insets are below it. */
export function InsetOutlines({ shown, coast }: InsetOutlinesProps) {
  return (
    <g>
      {plans
        .filter(({ name }) => shown.includes(name))
        .map(({ name, title, where, tie }) => {
          const { width, height, fit } = sheets[name];
          const box = {
            x: tenth(-fit.x / fit.scale),
            y: tenth(-fit.y / fit.scale),
            width: tenth(width / fit.scale),
            height: tenth(height / fit.scale),
          };
          return (
            <Item key={name} $isOnPhones={name === 'east'} $chosen={name === coast}>
              <rect {...box} />
              {where && (
                <text x={where[0]} y={where[1]} textAnchor="middle">
                  {title}
                </text>
              )}
              {tie && <Connector d={tie} />}
            </Item>
          );
        })}
    </g>
  );
}

const Item = styled.g<{ $isOnPhones: boolean; $chosen: boolean }>`
  rect {
    fill: none;
    ${({ $chosen }) => ($chosen ? 'stroke: var(--signal-deep); stroke-width: 2.5;' : 'stroke: none;')}
    vector-effect: non-scaling-stroke;
  }
  text {
    display: none;
    fill: var(--ink);
    font-size: 20px;
    font-weight: 700;
    paint-order: stroke;
    stroke: rgb(246 239 223 / 88%);
    stroke-width: 7px;
    stroke-linejoin: round;
  }
  ${({ $isOnPhones }) =>
    onPlate(`
      ${$isOnPhones ? 'display: none;' : ''}
      text { display: inline; }
      rect { fill: rgb(251 249 244 / 30%); stroke: var(--ink); stroke-width: 1; }
    `)}
  ${onOneSheet('text { display: none; }')}
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
  stroke: var(--ink);
  stroke-width: 0.8;
  stroke-dasharray: 1 3;
  ${onOneSheet('display: inline;')}
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
