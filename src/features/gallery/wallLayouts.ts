import { css } from 'styled-components';
import { headingFont, space } from '../../ui/theme/tokens';

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
 * From 768 px, the first picture is wider than the second, which is cropped to its height; in every other stage at the other
 * side. The stage's name is above both.
 */
export const led = css`
  > ul {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
  li {
    grid-column: span 6;
  }
  li:first-child {
    grid-area: 1 / 1 / 2 / 8;
  }
  li:nth-child(2) {
    grid-area: 1 / 8 / 2 / 13;
    /* 9/16 of the first picture's width: 7/5 of this one's and 2/5 of a gap. */
    a {
      padding-top: calc((140% + ${space(6)} * 0.4) * 9 / 16);
    }
    img {
      position: absolute;
      top: 0;
      height: 100%;
      object-fit: cover;
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
