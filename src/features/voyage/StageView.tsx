import type { ReactNode } from 'react';
import styled from 'styled-components';
import { stageIds } from '../../content/journey/codes';
import type { StageId } from '../../content/journey/codes';
import { carFoot, carWidth, laneHeight, voyageTiles } from '../../content/pictures/voyage';
import { Picture } from '../../ui/Picture';
import { from, screenOnly } from '../../ui/theme/tokens';
import { tileHeights } from './tile';

interface StageViewProps {
  readonly at: StageId;
  /** The car on the lane, in the middle. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * The landscape at one stage, from edge to edge: the stage with a car, and of the stages before and after it
 * what there's room for. Its sky begins in `--sea-tint`, and lies under what comes before it.
 */
export function StageView({ at, children, className }: StageViewProps) {
  const index = stageIds.indexOf(at);
  const before = voyageTiles[stageIds[index - 1] ?? 'lead'];
  const after = voyageTiles[stageIds[index + 1] ?? 'trail'];
  return (
    <Tiles className={className}>
      <Picture picture={before} sizes={TILE_SIZES} decorative />
      <Picture picture={voyageTiles[at]} sizes={TILE_SIZES} priority />
      <Picture picture={after} sizes={TILE_SIZES} decorative />
      {children && <Car>{children}</Car>}
    </Tiles>
  );
}

const TILE_SIZES = '(min-width: 60em) 34vw, (min-width: 40em) 56vw, 80vw';

const Tiles = styled.div`
  --tile: 80vw;
  ${tileHeights}
  position: relative;
  display: flex;
  justify-content: center;
  margin-top: calc(-0.6 * var(--sky-height));
  picture {
    flex: none;
    width: var(--tile);
    /* Rounding to device pixels would otherwise leave hairline gaps. */
    margin-inline: -0.5px;
  }
  img {
    height: var(--tile-height);
  }
  ${from.sm} {
    --tile: 56vw;
  }
  ${from.md} {
    --tile: calc(100vw / 3 + 1px);
    margin-top: calc(-0.9 * var(--sky-height));
  }
  ${screenOnly}
`;

const Car = styled.div`
  position: absolute;
  top: calc(var(--tile-height) * ${laneHeight});
  left: calc(50% - var(--tile) * ${carWidth / 2});
  width: calc(var(--tile) * ${carWidth});
  > * {
    transform: translateY(${(carFoot - 1) * 100}%);
  }
`;
