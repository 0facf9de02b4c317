import { css } from 'styled-components';
import { from, onWhite, space } from './theme/tokens';

/** Around a tool's fields and its result, from 640 px up. */
export const toolInset = 'clamp(1.25rem, 0.8rem + 1.6vw, 2rem)';

/** Where a sheet has a row for each tool: what it is, its fields, and the result across both. */
export const sheetRows = '@media screen and (min-width: 46em) and (max-width: 74.99em)';

/** Side by side, all tools' fields begin at the same height. */
export const fieldsOnSheet = css`
  ${sheetRows} {
    grid-area: 1 / 2 / span 2;
  }
  ${from.lg} {
    grid-row: 3 / span var(--fields-rows, 2);
  }
`;

/** Short fields, each beside its label. */
export const labelsBesideFields = css`
  ${sheetRows} {
    grid-template: none / minmax(0, 1fr);
    row-gap: ${space(4)};
    > div {
      grid-row: auto;
      grid-template: auto 1fr / minmax(0, 1fr) 7rem;
      column-gap: ${space(4)};
    }
    > div > p {
      grid-column: 1;
    }
    > div > :last-child {
      grid-area: 1 / 2 / span 2;
      align-self: start;
    }
  }
`;

/** The result is the lower part of its tool's frame. Until there is one, a line says what to enter. */
export const footOfSheet = css<{ $isEmpty: boolean }>`
  /* Covers the lines, and the white that rounding to pixels would leave. */
  box-shadow: 0 0 0 1px var(--ink);
  ${from.sm} {
    background-image: linear-gradient(rgb(255 255 255 / 12%), rgb(255 255 255 / 12%));
    ${({ $isEmpty }) =>
      $isEmpty &&
      css`
        ${onWhite}
        margin-inline: ${toolInset};
        padding: ${space(4)} 0 ${toolInset};
        background-image: none;
        border-top: 1px solid var(--line-strong);
        box-shadow: none;
      `}
  }
  ${sheetRows} {
    grid-area: 3 / 1 / auto / -1;
  }
  ${from.lg} {
    grid-row: 5;
  }
`;
