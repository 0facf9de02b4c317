import { css } from 'styled-components';
import { below, from, headingFont, space, visuallyHidden } from '../theme/tokens';

/** A table of four columns, as wide as the page. */
export const acrossPage = css`
  text-wrap: pretty;
  caption {
    ${headingFont}
    font-size: var(--t-lg);
    line-height: 1.2;
    color: inherit;
  }
  td > p + p {
    margin-top: ${space(2)};
    color: var(--ink-soft);
  }
  ${below.tablet} {
    td:nth-child(n) {
      grid-column: 1 / -1;
    }
  }
  /* Each row's heading is across, above its three cells. */
  @media screen and (min-width: 48em) and (max-width: 74.99em) {
    table,
    caption,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: calc((100% - ${space(6)}) * 5 / 12) minmax(0, 3fr) minmax(0, 4fr);
      column-gap: ${space(6)};
      padding-block: ${space(2)};
      border-bottom: 1px solid var(--line);
    }
    tr > * {
      padding: ${space(1)} 0;
      border: 0;
    }
    thead > tr {
      border-bottom: 2px solid;
      > th {
        border: 0;
      }
    }
    thead th:first-child {
      ${visuallyHidden}
    }
    tbody th {
      grid-column: 1 / -1;
    }
  }
  @media screen {
    tbody th:first-child {
      ${headingFont}
      font-size: var(--t-lg);
      line-height: 1.4;
    }
  }
  ${from.lg} {
    th:nth-child(1),
    th:nth-child(3) {
      width: 20%;
    }
    th:nth-child(4) {
      width: 25%;
    }
  }
`;
