import { css } from 'styled-components';
import { below, from, onPaper, printedFill, quietText, space, visuallyHidden } from '../../ui/theme/tokens';

/** Where every step is open, and has a heading instead of a button. Browsers without ::details-content keep the buttons. */
export const opened = (styles: ReturnType<typeof css>) => css`
  @supports selector(::details-content) {
    ${from.md} {
      ${styles}
    }
  }
  ${onPaper} {
    ${styles}
  }
`;

/** From 1200 px up, if every step is open there: each stage is a table. */
export const inTable = (styles: ReturnType<typeof css>) => css`
  @supports selector(::details-content) {
    @media screen and (min-width: 75em) {
      ${styles}
    }
  }
`;

/** A stage's table: what happens, who acts above the document, and the money. */
const columns = 'minmax(0, 29fr) repeat(2, minmax(0, 12fr))';
export const wordsAndFacts = `grid-template-columns: ${columns}; column-gap: ${space(6)};`;
/** The same after the number. */
export const tableColumns = `grid-template-columns: 4rem ${columns}; column-gap: ${space(6)};`;
/** The columns of a tablet's folded steps: the title, who acts above the document, the money and the sign. */
export const foldedColumns = `
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr)) 1rem;
  grid-template-rows: auto 1fr;
  column-gap: ${space(4)};
  > :nth-last-child(3),
  > :nth-last-child(2) {
    grid-column: 2;
  }
  > :nth-last-child(2) {
    grid-row: 2;
  }
  > :last-child {
    grid-area: 1 / 3 / span 2;
  }
`;

/** The money: a line down its side, in the step's `--rail`. */
export const moneyCell = `
  ${printedFill}
  padding-inline-start: ${space(4)};
  border-inline-start: 4px solid var(--rail, var(--line));
`;

/** A folded step: a row with its document on phones, and with all facts on tablets. */
export const folded = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 1rem;
  gap: 0 ${space(4)};
  min-height: var(--touch);
  padding: ${space(1.5)} 0;
  line-height: 1.3;
  scroll-margin-top: calc(var(--covered, 0px) - 4rem);
  &::after {
    grid-area: 1 / -2;
    margin-top: ${space(1)};
    text-align: end;
  }
  > span {
    padding-block: ${space(1)};
  }
  > span + span {
    ${quietText}
    font-weight: 400;
  }
  b {
    font-weight: inherit;
  }
  > span:last-child {
    ${moneyCell}
    color: var(--ink);
  }
  ${below.sm} {
    > :nth-child(2),
    > :last-child {
      display: none;
    }
    > span {
      grid-column: 1;
    }
    > span:nth-child(3) {
      padding-top: 0;
    }
    > span:last-child {
      margin-bottom: ${space(1)};
      padding: 0 ${space(2)};
    }
  }
  ${from.sm} {
    ${foldedColumns}
    padding: 0;
    scroll-margin-top: calc(var(--covered, 0px) + 3rem);
    > span {
      padding-block: ${space(2.5)};
    }
    > :first-child {
      grid-row: span 2;
    }
    > :nth-child(2) {
      padding-bottom: 0;
      color: var(--ink);
    }
    > :nth-child(3) {
      padding-top: 0;
    }
    b {
      ${visuallyHidden}
    }
  }
`;
