import styled, { css } from 'styled-components';
import { Container } from '../../ui/theme/layout';
import { from, onPhones, screenOnly, scriptsOnly, space } from '../../ui/theme/tokens';
import { tileHeights } from './tile';

/** The sizes of the landscape and of a stage's picture. A phone shows one stage and the edge of the next, a wide screen three. */
export const tileSizes = css`
  /* The window's width, where container units are missing. */
  --frame: 100vw;
  @supports (width: 1cqw) {
    --frame: 100cqw;
  }
  --tile: calc(var(--frame) * 0.84);
  ${tileHeights}
  ${from.sm} {
    --tile: calc(var(--frame) * 0.56);
  }
  ${from.md} {
    --tile: calc(var(--frame) / 3);
  }
`;

/** A container, so that stages are sized relative to it rather than to the window. */
export const Frame = styled.div`
  container-type: inline-size;
`;

export const Scene = styled.div`
  ${tileSizes}
  /* The space to the left of a stage that is in the middle. */
  --aside: calc((var(--frame) - var(--tile)) / 2);
`;

/** The fields for the car and the arrows, in the sky above the pictures. */
export const Controls = styled(Container)`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
  margin-bottom: ${space(-14)};
  ${scriptsOnly}
  ${screenOnly}
`;

/** Without the one that leads nowhere, unless it has the focus. */
export const Arrows = styled.div`
  display: flex;
  gap: ${space(1)};
  margin-inline-start: auto;
  button {
    width: var(--touch);
    padding: 0;
    background: var(--paper);
  }
  [aria-disabled]:not(:focus) {
    visibility: hidden;
  }
`;

/** Six columns, or three on tablets. On phones, rows, with the stage's name at the start. */
export const Captions = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-top: ${space(5)};
  ${onPhones} {
    li > div {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
    }
    h3 {
      grid-row: span 3;
    }
  }
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(5)};
  }
  ${from.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  li {
    padding-top: ${space(3)};
    border-top: 4px solid var(--line);
  }
  [aria-current] {
    border-color: var(--signal);
  }
`;
