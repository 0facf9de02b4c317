import { css } from 'styled-components';
import { headingFont, space } from '../../ui/theme/tokens';

/** An image that fills its link. The link’s padding sets the height. */
const filling = 'position:absolute;top:0;height:100%;object-fit:cover;';

/** A picture without one beside it: as wide as the page and lower, with a large caption. */
export const alone = css`
  && {
    flex-basis: 100%;
    grid-column: 1 / -1;
  }
  /* Instead of aspect-ratio, which the oldest browsers lack. */
  && a {
    padding-top: ${(100 / 2.75).toFixed(2)}%;
  }
  && img {
    ${filling}
    object-position: 50% 37%;
  }
  b {
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.2;
  }
`;

/**
 * From 768 px, pictures are twice as wide as tall. The first is wider than the second, which is cropped to its height; in every
 * other stage at the other side. The stage's name is above both.
 */
export const led = css`
  > ul {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  li {
    grid-column: span 6;
  }
  a {
    padding-top: 50%;
  }
  img {
    ${filling}
    object-position: 50% 60%;
  }
  li:first-child {
    grid-area: 1 / 1 / 2 / 8;
  }
  li:nth-child(2) {
    grid-area: 1 / 8 / 2 / 13;
    /* Half of the first picture's width: 7/5 of this one's and 2/5 of a gap. */
    a {
      padding-top: calc((140% + ${space(6)} * 0.4) / 2);
    }
  }
  &:nth-child(even) {
    li:first-child {
      grid-column: 6 / -1;
    }
    li:nth-child(2) {
      grid-column: 1 / 6;
    }
  }
`;
