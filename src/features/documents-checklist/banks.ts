import styled from 'styled-components';
import { Fold } from '../../ui/PhoneFold';
import { hatchedSea, oneColumn, onPaper, space } from '../../ui/theme/tokens';

/** The middle of the checkboxes, from the left, and of a bank's first one, from its top. */
const MIDDLE = '0.75rem';
const FIRST = '3.5rem';
const GATE = '1.5rem';

/** On paper, too, to fit one sheet. */
const sideBySide = (styles: string): string => `@media (min-width: 60em), print { ${styles} }`;

/** The two sides and the sea between them; on narrow screens, below each other. */
export const Banks = styled.div`
  ${oneColumn}
  ${sideBySide(`
    grid-template-columns: minmax(0, 1fr) clamp(2.5rem, 6vw, 6rem) minmax(0, 1fr);
  `)}
`;

/** With the line: on the left bank from its first document down and on to the sea, on the right bank from the sea to a gate. */
export const Bank = styled.div`
  position: relative;
  padding-bottom: ${space(4)};
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 0 calc(${MIDDLE} - 1.5px);
    border: 0 solid var(--ink);
    border-left-width: 3px;
  }
  div:first-child > &::before {
    top: ${FIRST};
  }
  div:last-child > &::after {
    content: '';
    position: absolute;
    bottom: -3px;
    left: calc(${MIDDLE} - ${GATE} / 2);
    width: ${GATE};
    border-top: 6px solid var(--ink);
  }
  legend {
    position: relative;
    float: left;
    width: 100%;
    padding: ${space(4)} 0 ${space(1)} ${space(9)};
  }
  ul,
  ${Fold} {
    clear: both;
  }
  @media screen and (max-width: 59.99em) {
    ${Fold} {
      /* Above the line's box, which covers the bank. */
      position: relative;
      margin-inline-start: ${space(9)};
      border-bottom: 0;
      &:not([open]) ~ ul {
        display: none;
      }
    }
  }
  ${sideBySide(`
    div:first-child > & {
      height: 100%;
      padding: 0 ${space(6)} ${space(6)} 0;
    }
    div:first-child > &::before {
      border-bottom-width: 3px;
      border-bottom-left-radius: ${space(6)};
    }
    div:last-child > & {
      padding-left: ${space(10)};
    }
    div:last-child > &::before {
      inset: ${FIRST} auto 0 0;
      width: calc(${space(10)} + ${MIDDLE} + 1.5px);
      border-width: 3px 3px 0 0;
      border-top-right-radius: ${space(4)};
    }
    div:last-child > &::after {
      left: calc(${space(10)} + ${MIDDLE} - ${GATE} / 2);
    }
  `)}
`;

/** What comes after the last document. */
export const Note = styled.div`
  margin-top: ${space(4)};
  ${sideBySide(`
    padding-left: ${space(10)};
  `)}
  ${onPaper} {
    font-size: 8.5pt;
  }
`;

/** The sea, with the line across it. */
export const Sea = styled.div`
  position: relative;
  height: ${space(6)};
  margin-inline: calc(-1 * var(--gutter));
  border: 0 solid var(--ink);
  border-width: 3px 0;
  background: ${hatchedSea};
  svg {
    display: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(var(--gutter) + ${MIDDLE} - 1.5px);
    border-left: 3px dashed var(--ink);
  }
  ${sideBySide(`
    height: auto;
    margin: 0;
    border-width: 0 3px;
    &::before {
      display: none;
    }
    svg {
      display: block;
      position: absolute;
      top: ${FIRST};
      width: 100%;
      height: calc(100% - ${FIRST});
      overflow: visible;
    }
  `)}
`;
