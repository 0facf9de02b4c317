/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   explicit roles, because `display: block` on small screens removes the native ones */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { quietText, smallCaps, space, visuallyHidden } from './theme/tokens';
import { VisuallyHidden } from './theme/VisuallyHidden';

interface DataTableProps {
  readonly caption: string;
  /** Hides the caption visually, if the heading above says the same. */
  readonly hidesCaption?: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/**
 * A table that becomes a list of labeled facts on phones, and one of two columns only with large text. The first cell of a
 * row is its heading.
 */
export function DataTable({ caption, hidesCaption = false, columns, rows }: DataTableProps) {
  return (
    <Table role="table" $until={columns.length > 2 ? 48 : 20}>
      {hidesCaption ? <VisuallyHidden as="caption">{caption}</VisuallyHidden> : <caption>{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} role="rowheader" scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]} role="cell" data-label={columns[index]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table<{ $until: number }>`
  width: 100%;
  border-collapse: collapse;
  caption {
    text-align: start;
    ${quietText}
    padding-bottom: ${space(3)};
  }
  th,
  td {
    text-align: start;
    vertical-align: top;
    padding: ${space(3)} ${space(6)} ${space(3)} 0;
    border-bottom: 1px solid var(--line);
  }
  thead th {
    ${smallCaps}
    border-bottom: 2px solid;
  }
  th:first-child {
    min-width: 9rem;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
  @media screen and (max-width: ${({ $until }) => $until - 0.01}em) {
    &,
    tbody,
    tbody th,
    td,
    caption {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    /* Keeps compared values next to each other: the row's heading on top, its cells in pairs below. */
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 ${space(4)};
      border-top: 2px solid;
      padding-block: ${space(3)};
    }
    tbody th,
    td:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
    th:first-child {
      min-width: 0;
    }
    tbody th,
    td {
      border: 0;
      padding: ${space(1)} 0;
    }
    td::before {
      content: attr(data-label);
      display: block;
      ${smallCaps}
      font-weight: 700;
      color: var(--ink-soft);
    }
    td {
      margin-top: ${space(2)};
    }
  }
`;
