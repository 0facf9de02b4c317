import { css } from 'styled-components';
import { space } from '../../ui/theme/tokens';

/** The band with nothing to list, or before that's known (src/start/markSaved.ts): in one line. */
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
      display: none;
    }
  }
`;
