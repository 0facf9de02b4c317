import styled, { css } from 'styled-components';
import { laneStretches } from '../../content/map/chart';
import { pathOf, splitAlong } from '../../lib/geo/polyline';
import { withMotion } from '../../ui/theme/tokens';
import type { Progress } from './useDrawnIn';
import { laneBetween, stretchesOf } from './lane';
import type { MapPosition } from './types';

interface LanesProps {
  readonly codes: readonly string[];
  readonly position?: MapPosition | undefined;
  readonly progress: Progress;
}

/** The lanes of these ports; those of a shipment's own way in two parts, behind it and ahead. */
export function Lanes({ codes, position, progress }: LanesProps) {
  const way = position && laneBetween(position.from, position.to);
  const parts = way && splitAlong(way, position.fraction);
  return (
    <Drawn $progress={progress}>
      <Lane
        $look={parts ? 'faint' : 'plain'}
        d={stretchesOf(codes)
          .map((name) => pathOf(laneStretches[name] ?? []))
          .join('')}
      />
      {parts && (
        <>
          <Lane $look="ahead" d={pathOf(parts.ahead)} />
          <Lane $look="behind" d={pathOf(parts.behind)} />
        </>
      )}
    </Drawn>
  );
}

/** All lanes run from west to east: uncovering them in that direction draws them. */
const Drawn = styled.g<{ $progress: Progress }>`
  ${withMotion} {
    ${({ $progress }) =>
      $progress === 'waiting' &&
      css`
        @media screen {
          clip-path: inset(0 100% 0 0);
        }
      `}
    ${({ $progress }) =>
      $progress === 'drawing' &&
      css`
        clip-path: inset(-10% -10% -10% -10%);
        transition: clip-path var(--slow) var(--ease);
      `}
  }
`;

const looks = {
  plain: 'stroke: var(--sea-deep); stroke-width: 1.4;',
  faint: 'stroke: rgb(21 86 99 / 34%); stroke-width: 1;',
  ahead: 'stroke: var(--ink); stroke-width: 1.8; stroke-dasharray: 2 5;',
  behind: 'stroke: var(--ink); stroke-width: 2.6;',
};

const Lane = styled.path<{ $look: keyof typeof looks }>`
  fill: none;
  ${({ $look }) => looks[$look]}
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active) {
    stroke: ${({ $look }) => ($look === 'faint' ? 'GrayText' : 'LinkText')};
  }
`;
