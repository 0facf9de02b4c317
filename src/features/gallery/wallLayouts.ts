import { css } from 'styled-components';
import { from, headingFont, space } from '../../ui/theme/tokens';

/** A picture without one beside it, with a large caption at its side. */
export const alone = css`
  flex-basis: 100%;
  grid-column: 1 / -1;
  figure {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space(6)};
    align-items: end;
  }
  b {
    ${headingFont}
    display: block;
    margin-bottom: ${space(2)};
    font-size: var(--t-xl);
    line-height: 1.2;
  }
`;

/**
 * From 768 px, the first picture is twice as wide as the second, which has the stage's name directly above it; in every other
 * stage at the other side.
 */
export const led = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  grid-template-rows: 1fr auto;
  gap: ${space(6)};
  > ul {
    display: contents;
  }
  li {
    grid-column: span 3;
  }
  li:first-child {
    grid-area: 1 / 1 / 3 / 5;
  }
  li:nth-child(2) {
    grid-area: 2 / 5 / 3 / 7;
  }
  li:nth-child(-n + 2) figcaption {
    min-height: calc(${space(3)} + 2.9em);
  }
  > :first-child {
    grid-area: 1 / 5 / 2 / 7;
    align-self: end;
    padding: 0;
    ${from.lg} {
      h2 {
        font-size: var(--t-2xl);
      }
    }
  }
  &:nth-child(even) {
    li:first-child {
      grid-column: 3 / -1;
    }
    > :first-child,
    li:nth-child(2) {
      grid-column: 1 / 3;
    }
  }
`;
