import { css } from 'styled-components';
import { from, onLight } from './theme/tokens';

/** Around a tool's fields and its result, from 640 px up. */
export const toolInset = 'clamp(1.25rem, 0.8rem + 1.6vw, 2rem)';

/** Where a sheet's tools are one below the other, each as wide as the sheet. */
export const inRows = '@media screen and (min-width: 40em) and (max-width: 74.99em)';

/** A tool's rows: its title, what it's for, its fields, and its answer at the foot. */
export const toolRows = 'auto auto auto 1fr auto';

/** Side by side, all tools' fields begin at the same height. */
export const fieldsOnSheet = css`
  ${inRows} {
    grid-area: var(--fields, auto);
  }
  ${from.lg} {
    grid-row: 3 / span var(--fields-rows, 2);
  }
`;

/** The result is the lower part of its tool's frame: on ink, or on a tint between tools one below the other. */
export const footOfSheet = css`
  /* Covers the lines, and the white that rounding to pixels would leave. */
  box-shadow: 0 0 0 1px var(--ink);
  ${from.sm} {
    background-image: linear-gradient(rgb(255 255 255 / 12%), rgb(255 255 255 / 12%));
  }
  ${inRows} {
    ${onLight}
    grid-column: 1 / -1;
    background: var(--sea-tint);
    box-shadow: none;
  }
  ${from.lg} {
    display: grid;
    grid-row: 5;
    /* An example's last sentence is at the foot. */
    > div {
      grid-template-rows: 1fr;
      align-content: stretch;
    }
    > div > :first-child {
      grid-template-rows: auto 1fr;
      align-content: stretch;
    }
  }
`;
