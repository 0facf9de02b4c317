import styled from 'styled-components';
import { carFoot, carWidth, laneHeight } from '../../content/pictures/voyage';
import { onPaper, screenOnly, withMotion } from '../../ui/theme/tokens';

export const Scroller = styled.section`
  /* Safari before 16 doesn't know both in one. */
  overflow-x: auto;
  overflow-y: hidden;
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
  picture {
    height: var(--tile-height);
  }
  img {
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

/** Extends the landscape so that the first and last stage can be centered. Its pictures are cut, but as wide as a stage's. */
export const Margin = styled.div`
  display: flex;
  width: var(--aside);
  overflow: hidden;
  picture {
    flex: none;
    width: calc(var(--tile) + ${OVERLAP});
  }
  &:first-child {
    justify-content: flex-end;
    width: calc(var(--aside) + ${OVERLAP});
    margin-inline-end: -${OVERLAP};
  }
  ${screenOnly}
`;

export const Stages = styled.ol`
  display: flex;
  > li {
    width: var(--tile);
    scroll-snap-align: center;
  }
  picture {
    margin-inline-end: -${OVERLAP};
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
      margin: 0;
    }
  }
`;

/** Covers the whole strip and positions the car on the lane. */
export const Lane = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  padding-top: calc(var(--tile-height) * ${laneHeight});
  ${screenOnly}
`;

/** Width of the car's frame, as a fraction of a tile's: it is nearer than the landscape's cars. */
export const driverWidth = carWidth * 1.25;

const CAR = `calc(var(--tile) * ${String(driverWidth)})`;

export const Driver = styled.div<{ readonly $stop: number | undefined }>`
  width: ${CAR};
  height: 0;
  display: flex;
  align-items: end;
  > * {
    flex: 1;
    transform: translateY(${carFoot * 100}%);
  }
  ${({ $stop }) =>
    $stop === undefined
      ? `position: sticky; left: calc(50% - ${CAR} / 2);`
      : `margin-left: calc((var(--frame) - ${CAR}) / 2 + var(--tile) * ${String($stop)});`}
`;
