import styled from 'styled-components';
import { portFilters } from '../../content/ports/portBoard';
import { portCountries } from '../../content/ports/portStates';
import { ChoiceField } from '../../ui/form/ChoiceField';
import { TextField } from '../../ui/form/TextField';
import { from, screenOnly, space, onLargeText } from '../../ui/theme/tokens';
import { readFilter, writeFilter } from './filterPorts';
import type { PortFilter } from './filterPorts';

interface PortFiltersProps {
  readonly filter: PortFilter;
  readonly onFilter: (filter: PortFilter) => void;
}

const sortLabels = {
  state: portFilters.byStatus,
  coast: portFilters.byCoast,
  name: portFilters.byName,
  updated: portFilters.byReport,
} as const;

/** Controls that filter and sort the ports. */
export function PortFilters({ filter, onFilter }: PortFiltersProps) {
  // Goes through the URL parser, so that only valid filters result.
  const change = (name: keyof PortFilter, value: string) => {
    const params = writeFilter(filter);
    params.set(name, value);
    onFilter(readFilter(params));
  };
  const select = (
    name: 'country' | 'sort',
    label: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <ChoiceField
      label={label}
      choices={options.map(([value, text]) => ({ value, label: text }))}
      value={filter[name]}
      onValue={(value) => change(name, value)}
    />
  );
  return (
    <Row role="search" aria-label={portFilters.label}>
      <TextField
        label={portFilters.search}
        type="search"
        placeholder={portFilters.searchHint}
        value={filter.q}
        onValue={(value) => change('q', value)}
      />
      {select('country', portFilters.country, [
        ['', portFilters.bothCountries],
        ...Object.entries(portCountries),
      ])}
      {select('sort', portFilters.sort, Object.entries(sortLabels))}
    </Row>
  );
}

const Row = styled.div`
  ${screenOnly}
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > :first-child {
    grid-column: 1 / -1;
  }
  gap: ${space(3)} ${space(2)};
  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) repeat(2, 11rem);
    > :first-child {
      grid-column: auto;
    }
  }
  ${onLargeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
