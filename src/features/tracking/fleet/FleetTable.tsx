/* eslint-disable jsx-a11y/no-redundant-roles --
   explicit roles, because `display: block` on narrow screens removes the native ones */
import type { ReactNode } from 'react';
import { fleetWords as words } from '../../../content/pages/fleet';
import { VisuallyHidden } from '../../../ui/theme/VisuallyHidden';
import type { Sorting, SortKey } from './model/rowView';
import { Table } from './FleetTable.styles';

interface FleetTableProps {
  readonly sorting?: Sorting | undefined;
  readonly onSort: (sorting: Sorting) => void;
  readonly children: ReactNode;
}

const sortKeys = Object.keys(words.columns) as SortKey[];
const arrows = { ascending: '↑', descending: '↓', none: '↕' } as const;

/** The board as a table. Below 60 em, rows become cards and headings become sort buttons. */
export function FleetTable({ sorting, onSort, children }: FleetTableProps) {
  return (
    <Table role="table">
      <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {sortKeys.map((key) => {
            const isSorted = sorting?.by === key;
            const order = isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : 'none';
            return (
              <th key={key} role="columnheader" scope="col" aria-sort={order} data-label={words.columns[key]}>
                <button
                  type="button"
                  onClick={() => onSort({ by: key, isDescending: isSorted && !sorting.isDescending })}
                >
                  {words.columns[key]}
                  <span aria-hidden="true">{arrows[order]}</span>
                </button>
              </th>
            );
          })}
          <th role="columnheader" scope="col">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Table>
  );
}
