import styled from 'styled-components';
import { fleetWords as words } from '../../../content/pages/fleet';
import { Input, Select } from '../../../ui/form/controls';
import { Field } from '../../../ui/form/Field';
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
      <Field label={words.search}>
        {(control) => (
          <Input
            {...control}
            type="search"
            placeholder={words.searchHint}
            value={filter.text}
            onChange={({ target }) => onFilter({ ...filter, text: target.value })}
          />
        )}
      </Field>
      <Field label={words.statusFilter}>
        {(control) => (
          <Select
            {...control}
            value={filter.status}
            onChange={({ target }) => onFilter({ ...filter, status: target.value })}
          >
            <option value="">{words.anyStatus}</option>
            {statuses.map((status) => (
              <option key={status}>{status}</option>
            ))}
          </Select>
        )}
      </Field>
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
