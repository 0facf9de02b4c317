import styled, { css } from 'styled-components';
import { laneStretches } from '../../content/map/chart';
import { pathOf, splitAlong } from '../../lib/geo/polyline';
import { withMotion } from '../../ui/theme/tokens';
import type { DrawState } from './useDrawOnScroll';
import { laneBetween, stretchesOf } from './lane';
import type { MapPosition } from './types';

interface LanesProps {
  readonly codes: readonly string[];
  readonly position?: MapPosition | undefined;
  readonly progress: DrawState;
}

/** The lanes between the ports. A shipment's own lane is split into the parts behind and ahead of it. */
export function Lanes({ codes, position, progress }: LanesProps) {
  const lane = position && laneBetween(position.from, position.to);
  const parts = lane && splitAlong(lane, position.fraction);
  return (
    <Drawn $progress={progress}>
      <Lane
        $style={parts ? 'faint' : 'plain'}
        d={stretchesOf(codes)
          .map((name) => pathOf(laneStretches[name] ?? []))
          .join('')}
      />
      {parts && (
        <>
          <Lane $style="ahead" d={pathOf(parts.ahead)} />
          <Lane $style="behind" d={pathOf(parts.behind)} />
        </>
      )}
    </Drawn>
  );
}

/** Lanes run from west to east, so revealing them in that direction looks like drawing. */
const Drawn = styled.g<{ $progress: DrawState }>`
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

const lineStyles = {
  plain: 'stroke: var(--sea-deep); stroke-width: 1.2;',
  faint: 'stroke: rgb(21 86 99 / 34%); stroke-width: 1;',
  ahead: 'stroke: var(--ink); stroke-width: 1.8; stroke-dasharray: 2 5;',
  behind: 'stroke: var(--ink); stroke-width: 2.6;',
};

const Lane = styled.path<{ $style: keyof typeof lineStyles }>`
  fill: none;
  ${({ $style }) => lineStyles[$style]}
  stroke-linecap: round;
  stroke-linejoin: round;
  vector-effect: non-scaling-stroke;
  @media (forced-colors: active) {
    stroke: ${({ $style }) => ($style === 'faint' ? 'GrayText' : 'LinkText')};
  }
`;
