import { css } from 'styled-components';
import { from, space } from '../../ui/theme/tokens';

/** The band with nothing to list, or before that's known (src/start/markSaved.ts): one line, and one row of empty slots. */
export const nothingStored = css`
  &[data-stored='none'],
  :root:not([data-saved]) &[data-stored='unknown'] {
    padding-block: ${space(6)};
    > div {
      row-gap: ${space(4)};
      > * {
        grid-area: auto / 1 / auto / -1;
        min-height: 0;
      }
      > :nth-child(3) {
        display: none;
      }
      > :first-child {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 ${space(5)};
      }
    }
    [data-count] {
      column-gap: 0.5ch;
      margin: 0;
      font-size: var(--t-base);
    }
    b {
      font-size: inherit;
    }
    ul {
      display: flex;
      column-gap: ${space(2)};
      ${from.sm} {
        column-gap: ${space(5)};
      }
      li {
        display: block;
        min-width: 0;
        padding: 0;
        border: 0;
      }
      p {
        display: none;
      }
      div {
        grid: 1rem / auto-flow minmax(0, 1.5rem);
      }
    }
  }
`;
