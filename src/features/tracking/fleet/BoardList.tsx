import { deadlineTexts } from '../../../content/pages/deadlines';
import { fleetWords as words } from '../../../content/pages/fleet';
import { formatList } from '../../../lib/text/formatList';
import { formatDateTime } from '../../../lib/time/dates';
import { ownTimeZone } from '../../../lib/time/zonedTime';
import { Button } from '../../../ui/buttons/Button';
import { Notice } from '../../../ui/Notice';
import { Stack } from '../../../ui/theme/layout';
import { Small } from '../../../ui/theme/text';
import type { DoneDeadline } from '../model/doneDeadlines';
import { foreignZone } from '../model/eventZone';
import { PaperOnly } from '../../../ui/theme/Only';
import { CarRow } from './CarRow';
import { FleetFilters } from './FleetFilters';
import { FleetTable } from './FleetTable';
import type { FleetRow } from './model/fleetRow';
import type { RefreshRun } from './model/refreshRun';
import { filterViews, sortViews, statusesOf } from './model/rowView';
import type { RowView } from './model/rowView';
import { useListParams } from './useListParams';

interface BoardListProps {
  readonly views: readonly RowView[];
  readonly run: RefreshRun;
  readonly now: number;
  readonly onOpen: (row: FleetRow) => void;
  readonly onRemove: (row: FleetRow) => void;
  readonly onDone: (task: DoneDeadline, done: boolean) => void;
}

/** Minimum number of rows for which filters are shown. */
const MIN_ROWS_FOR_FILTER = 4;

/** The filtered and sorted rows, by default in the order they were added. */
export function BoardList({ views, run, now, onOpen, onRemove, onDone }: BoardListProps) {
  const statuses = statusesOf(views);
  const { filter, sorting, onFilter, onSort } = useListParams(statuses);
  const filtered = filterViews(views, filter);
  const zones = views.flatMap(({ zone }) => (zone ? [foreignZone(zone, new Date(now))] : []));
  const hasFreeDays = views.some(({ deadlines }) => deadlines.some(({ deadline: { feesFrom } }) => feesFrom));
  const named = [...new Set(zones.filter((zone) => zone !== undefined))];
  const shown = sorting ? sortViews(filtered, sorting) : filtered;
  return (
    <Stack $gap={4}>
      {(views.length >= MIN_ROWS_FOR_FILTER || filter.text || filter.status) && (
        <FleetFilters filter={filter} statuses={statuses} onFilter={onFilter} />
      )}
      <p role="status">{words.count(shown.length, views.length)}</p>
      {(named.length > 0 || hasFreeDays) && (
        <Small>
          {named.length > 0 && <span>{`${deadlineTexts.localToPorts(formatList(named))} `}</span>}
          {hasFreeDays && <span>{deadlineTexts.reported}</span>}
        </Small>
      )}
      <PaperOnly>{words.printed(formatDateTime(new Date(now), ownTimeZone()))}</PaperOnly>
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
              onDone={onDone}
            />
          ))}
        </FleetTable>
      )}
    </Stack>
  );
}
