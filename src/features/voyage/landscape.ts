import styled from 'styled-components';
import { carFoot, carWidth, laneHeight, voyageTiles } from '../../content/pictures/voyage';
import { from, onPaper, space, withMotion } from '../../ui/theme/tokens';

const TILE_RATIO = voyageTiles.ship.height / voyageTiles.ship.width;

/** A phone shows one stage and the edge of the next, a wide screen three. */
export const Scroller = styled.section`
  /* Width of a stage. */
  --tile: 84cqw;
  ${from.md} {
    --tile: calc(100cqw / 3);
  }
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
  /* Opaque, so that Chromium scrolls it as one layer at a device pixel ratio of 1, too, and doesn't paint each frame. */
  background: var(--paper);
  ${withMotion} {
    scroll-behavior: smooth;
  }
  ${onPaper} {
    overflow: visible;
  }
`;

export const Strip = styled.div`
  position: relative;
  display: flex;
  width: max-content;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${onPaper} {
    display: block;
    width: auto;
  }
`;

/** Tiles overlap, because rounding to device pixels would otherwise leave hairline gaps. */
const OVERLAP = '1px';

/** Extends the landscape so that the first and last stage can be centered. */
export const Margin = styled.div<{ readonly $side: 'left' | 'right' }>`
  width: calc((100cqw - var(--tile)) / 2);
  height: calc(var(--tile) * ${TILE_RATIO});
  overflow: hidden;
  &:first-child {
    width: calc((100cqw - var(--tile)) / 2 + ${OVERLAP});
    margin-inline-end: -${OVERLAP};
  }
  picture {
    height: 100%;
  }
  img {
    object-position: ${({ $side }) => $side};
  }
  ${onPaper} {
    display: none;
  }
`;

export const Stages = styled.ol`
  display: flex;
  padding: 0;
  list-style: none;
  > li {
    width: var(--tile);
    scroll-snap-align: center;
  }
  picture {
    height: calc(var(--tile) * ${TILE_RATIO});
    margin-inline-end: -${OVERLAP};
  }
  /* Aligns with the page's text in the centered stage or, on wide screens, in the first of three. */
  > li > div {
    padding: ${space(5)} ${space(6)} 0 0;
    margin-inline: calc(var(--gutter) - (100cqw - var(--tile)) / 2)
      calc((100cqw - var(--tile)) / 2 - var(--gutter));
    ${from.md} {
      margin: 0;
      padding-inline: clamp(var(--gutter), (100cqw - 80rem) / 2, 20%);
    }
  }
  ${onPaper} {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    > li {
      width: auto;
      break-inside: avoid;
    }
    picture {
      height: auto;
    }
    picture,
    > li > div {
      margin: 0;
      padding-inline-start: 0;
    }
  }
`;

/** Covers the whole strip and positions the car on the lane. */
export const Lane = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  padding-top: calc(var(--tile) * ${TILE_RATIO * laneHeight});
  ${onPaper} {
    display: none;
  }
`;

/** Width of a car's frame. */
const CAR = `calc(var(--tile) * ${String(carWidth)})`;

export const Driver = styled.div<{ readonly $stop: number | undefined }>`
  width: ${CAR};
  height: 0;
  display: flex;
  align-items: end;
  > * {
    flex: 1;
    translate: 0 ${carFoot * 100}%;
  }
  ${({ $stop }) =>
    $stop === undefined
      ? `position: sticky; left: calc(50% - ${CAR} / 2);`
      : `margin-left: calc((100cqw - ${CAR}) / 2 + var(--tile) * ${String($stop)});`}
`;
