import styled, { css } from 'styled-components';
import { from, onPaper, screenOnly, scriptsOnly, space, withoutScripts } from '../../ui/theme/tokens';
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

/** Covers the caption of the stage after the one with the car, unless it's whole. */
const nextCaption = css`
  &::after {
    content: '';
    z-index: 1;
    justify-self: end;
    width: var(--next);
    margin: var(--tile-height) 0 ${space(4)};
    background: var(--paper);
    pointer-events: none;
    ${screenOnly}
  }
  ${withoutScripts} {
    &::after {
      display: none;
    }
  }
`;

/** The landscape with its controls. */
export const Scene = styled.div<{ readonly $hasCaptions: boolean }>`
  ${tileSizes}
  /* The space to the left of a stage that is in the middle. */
  --aside: calc((var(--frame) - var(--tile)) / 2);
  /* From a column's edge to its text. */
  --inset: var(--gutter);
  /* From the pictures to the captions, with the arrows between them. */
  --caption: ${space(19)};
  --next: calc(2 * var(--aside) - var(--gutter));
  display: grid;
  > *,
  &::after {
    grid-area: 2 / 1;
  }
  ${({ $hasCaptions }) => $hasCaptions && nextCaption}
  ${from.sm} {
    --caption: ${space(5)};
    --next: var(--aside);
  }
  ${from.md} {
    --next: 0;
    --inset: clamp(var(--gutter), (var(--frame) - 80rem) / 2, var(--tile) / 5);
    --caption: ${space(19)};
  }
  ${withoutScripts} {
    --caption: ${space(5)};
  }
  ${onPaper} {
    --caption: ${space(5)};
    display: block;
  }
`;

/** A column beside the caption of the stage with the car. Covers the captions of the stages before. */
const column = css`
  z-index: 1;
  width: var(--aside);
  margin: var(--tile-height) 0 ${space(4)};
  padding: ${space(8)} 0 0 var(--inset);
  background: var(--paper);
`;

/** The fields for the car, in the pictures' sky, and the arrows. From 960 px, a column. */
export const Panel = styled.div`
  display: contents;
  > :first-child {
    z-index: 1;
    margin: 0 var(--gutter) calc(var(--tile-height) * -0.2);
  }
  ${from.md} {
    display: grid;
    align-content: start;
    ${column}
    > :first-child {
      margin: 0 0 ${space(4)};
    }
    + * {
      --caption: ${space(5)};
    }
  }
  ${scriptsOnly}
  ${screenOnly}
`;

/** Between the pictures and the captions on phones, in a column on tablets, and above the caption from 960 px without fields. */
export const Arrows = styled.div`
  z-index: 1;
  grid-area: 2 / 1;
  display: flex;
  gap: ${space(2)};
  align-self: start;
  margin: calc(var(--tile-height) + ${space(4)}) var(--gutter) 0;
  button {
    width: 3rem;
    padding: 0;
  }
  ${from.sm} {
    align-self: auto;
    align-items: start;
    ${column}
  }
  ${from.md} {
    align-self: start;
    width: auto;
    margin: calc(var(--tile-height) + ${space(4)}) 0 0 calc(var(--aside) + var(--inset));
    padding: 0;
    ${Panel} > & {
      grid-area: auto;
      margin: 0;
    }
  }
  ${scriptsOnly}
  ${screenOnly}
`;
