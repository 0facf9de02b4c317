import styled from 'styled-components';
import { from, onPaper, screenOnly, smallCaps, space, touchRow } from '../../../ui/theme/tokens';

/** Below 60 em, rows become cards and headings become sort buttons. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-sm);
  line-height: 1.4;
  th,
  td {
    padding: ${space(3)} ${space(4)} ${space(3)} 0;
    border-bottom: 1px solid var(--line-strong);
    text-align: start;
    vertical-align: top;
    font-variant-numeric: tabular-nums;
    /* Dates and names break in the middle, not before their last word. */
    text-wrap: balance;
  }
  thead th {
    padding-block: 0;
    border-bottom: 2px solid var(--ink);
  }
  thead button {
    ${touchRow}
    gap: ${space(2)};
    font-weight: 700;
    ${smallCaps}
    text-align: start;
  }
  [aria-sort='none'] span {
    opacity: 0.45;
  }
  tbody th strong {
    display: block;
    font-size: var(--t-base);
  }
  tbody th a {
    ${touchRow}
    margin-block: -${space(2)};
    color: inherit;
  }
  tbody th svg {
    display: block;
    width: 4rem;
    margin-top: ${space(1)};
    ${screenOnly}
  }
  /* A white car is seen, too. */
  tbody th svg > path:first-child {
    stroke: var(--ink-soft);
    stroke-width: 0.5;
  }
  td > div + span,
  td > span + p {
    margin-top: ${space(1)};
  }
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
    white-space: nowrap;
  }
  /* Aligns the labels with the first line while enlarging the touch targets. */
  td:last-child > button {
    min-height: var(--touch);
    margin-block: -${space(3)};
    padding-block: 0;
    font-size: var(--t-sm);
  }
  td:last-child > button:last-child {
    margin-inline-end: -${space(2)};
  }
  td[colspan] {
    padding: 0;
    text-align: start;
    white-space: normal;
  }
  ${from.md} {
    th:first-child {
      width: 19%;
    }
    th:nth-child(2) {
      width: 17%;
    }
  }
  @media screen and (max-width: 59.99em) {
    &,
    thead,
    tbody,
    tbody th,
    td {
      display: block;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space(5)};
      padding-bottom: ${space(2)};
    }
    thead th,
    tbody th,
    td {
      border: 0;
      padding: 0;
    }
    thead th:last-child {
      position: absolute;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
      gap: ${space(3)} ${space(4)};
      padding-block: ${space(4)};
      border-top: 2px solid var(--ink);
    }
    /* The picture is beside the name. */
    tbody th {
      position: relative;
    }
    tbody th[data-pictured] {
      padding-inline-end: ${space(20)};
    }
    tbody th svg {
      position: absolute;
      top: 0;
      right: 0;
      margin: 0;
    }
    tbody th,
    td:nth-child(n + 6),
    td[colspan] {
      grid-column: 1 / -1;
    }
    td[data-label]::before {
      content: attr(data-label);
      display: block;
      margin-bottom: ${space(1)};
      ${smallCaps}
      font-weight: 700;
      color: var(--ink-soft);
    }
    td:nth-child(6)::before {
      display: inline;
      margin-inline-end: ${space(2)};
    }
    td:last-child {
      margin: -${space(3)} -${space(2)} 0;
      text-align: start;
    }
    td:last-child > button,
    td[colspan] {
      margin: 0;
    }
  }
  ${onPaper} {
    &&,
    && * {
      font-size: 8.5pt;
    }
    thead button,
    td:last-child,
    th:last-child {
      display: none;
    }
    thead {
      display: table-header-group;
    }
    /* Chromium repeats the headings on each page, but paints no buttons in them. */
    thead th::after {
      content: attr(data-label);
      font-weight: 700;
    }
    thead,
    tr {
      break-inside: avoid;
    }
    tbody code {
      white-space: nowrap;
    }
    th,
    td {
      padding-block: ${space(1)};
    }
  }
`;
