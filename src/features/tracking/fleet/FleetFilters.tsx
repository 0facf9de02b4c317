import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { ChoiceField } from '../../../ui/form/ChoiceField';
import { TextField } from '../../../ui/form/TextField';
import { from, screenOnly, space } from '../../../ui/theme/tokens';
import type { FleetFilter } from './model/rowView';

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

const Row = styled.div`
  display: grid;
  gap: ${space(3)};
  ${from.sm} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    max-width: 46rem;
  }
  ${screenOnly}
`;
