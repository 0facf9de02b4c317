import { useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { ChoiceField } from '../../../ui/form/ChoiceField';
import { TextField } from '../../../ui/form/TextField';
import { from, screenOnly, space } from '../../../ui/theme/tokens';
import type { FleetFilter, Sorting, SortKey } from './model/rowView';

interface FleetFiltersProps {
  readonly filter: FleetFilter;
  readonly statuses: readonly string[];
  readonly onFilter: (filter: FleetFilter) => void;
}

/** Filters the rows by text and status. */
export function FleetFilters({ filter, statuses, onFilter }: FleetFiltersProps) {
  return (
    <Row role="search" aria-label={words.title}>
      <TextField
        label={words.search}
        type="search"
        placeholder={words.searchHint}
        value={filter.text}
        onValue={(text) => onFilter({ ...filter, text })}
      />
      <ChoiceField
        label={words.statusFilter}
        choose={words.anyStatus}
        choices={statuses.map((status) => ({ value: status, label: status }))}
        value={filter.status}
        onValue={(status) => onFilter({ ...filter, status })}
      />
    </Row>
  );
}

const isSortKey = (text: string): text is SortKey => Object.hasOwn(words.columns, text);

/** Parses a sort parameter. '-status' means by status, descending. */
function sortingOf(text: string): Sorting | undefined {
  const by = text.replace('-', '');
  return isSortKey(by) ? { by, isDescending: by !== text } : undefined;
}

/** The filter and sort order, in the URL's query so that they survive a reload and opening a car. */
export function useListParams(statuses: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const isTyped = useNavigationType() === NavigationType.Replace;
  const [typed, setTyped] = useState({ text: search, search });
  // Back, Forward and links bring the text of their address. While typing, the address follows the text.
  if (typed.search !== search) setTyped({ text: isTyped ? typed.text : search, search });
  const { text } = typed;
  const status = params.get('status') ?? '';

  const set = (changes: Readonly<Record<string, string>>) => {
    setParams(
      (before) => {
        const others = [...before].filter(([name]) => !(name in changes));
        return [...others, ...Object.entries(changes).filter(([, value]) => value)];
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    filter: { text, status: statuses.includes(status) ? status : '' },
    sorting: sortingOf(params.get('sort') ?? ''),
    onFilter: (filter: FleetFilter) => {
      setTyped({ ...typed, text: filter.text });
      // Never put an e-mail address into the URL.
      set({ search: filter.text.includes('@') ? '' : filter.text, status: filter.status });
    },
    onSort: ({ by, isDescending }: Sorting) => set({ sort: `${isDescending ? '-' : ''}${by}` }),
  };
}

const Row = styled.div`
  display: grid;
  gap: ${space(3)};
  ${from.sm} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    max-width: 46rem;
  }
  ${screenOnly}
`;
