import { fleetWords as words } from '../../../content/pages/fleet';
import { formatDateTime } from '../../../lib/time/dates';
import { ownTimeZone } from '../../../lib/time/zonedTime';
import { Button } from '../../../ui/buttons/Button';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/theme/layout';
import { CarRow } from './CarRow';
import { FleetFilters } from './FleetFilters';
import { FleetTable } from './FleetTable';
import type { FleetRow } from './model/fleetRow';
import type { RefreshRun } from './model/refreshRun';
import { OnPaper } from './printing';
import { filterViews, sortViews, statusesOf } from './model/rowView';
import type { RowView } from './model/rowView';
import { useListParams } from './useListParams';

interface BoardListProps {
  readonly views: readonly RowView[];
  readonly run: RefreshRun;
  readonly now: number;
  readonly onOpen: (row: FleetRow) => void;
  readonly onRemove: (row: FleetRow) => void;
}

/** A search for three cars is no help. */
const FILTER_FROM = 4;

/** The rows in the order and selection that the visitor wants; as they were added until then. */
export function BoardList({ views, run, now, onOpen, onRemove }: BoardListProps) {
  const statuses = statusesOf(views);
  const { filter, sorting, onFilter, onSort } = useListParams(statuses);
  const filtered = filterViews(views, filter);
  const shown = sorting ? sortViews(filtered, sorting) : filtered;
  return (
    <Stack $gap={4}>
      {(views.length >= FILTER_FROM || filter.text || filter.status) && (
        <FleetFilters filter={filter} statuses={statuses} onFilter={onFilter} />
      )}
      <p role="status">{words.count(shown.length, views.length)}</p>
      <OnPaper>{words.printed(formatDateTime(new Date(now), ownTimeZone()))}</OnPaper>
      {shown.length === 0 ? (
        <Notice title={words.noneFits}>
          <Button
            $variant="quiet"
            onClick={() => {
              onFilter({ text: '', status: '' });
            }}
          >
            {words.showAll}
          </Button>
        </Notice>
      ) : (
        <FleetTable sorting={sorting} onSort={onSort}>
          {shown.map((view) => (
            <CarRow
              key={view.row.reference}
              view={view}
              run={run}
              now={now}
              onOpen={onOpen}
              onRemove={onRemove}
            />
          ))}
        </FleetTable>
      )}
    </Stack>
  );
}
