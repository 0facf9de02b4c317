import { useDeferredValue, useRef } from 'react';
import { useSelector } from 'react-redux';
import { waitingTime } from '../../../content/errorMessages';
import { deadlineTexts } from '../../../content/pages/deadlines';
import { fleetWords as words, rowFailures } from '../../../content/pages/fleet';
import { formatList } from '../../../lib/text/format';
import { formatAge } from '../../../lib/time/calendarDate';
import { formatDateTime } from '../../../lib/time/dates';
import { ownTimeZone } from '../../../lib/time/zonedTime';
import { Button } from '../../../ui/buttons/Button';
import { useNow } from '../../../ui/hooks/useNow';
import { useSettledAnnouncement } from '../../../ui/hooks/useSettledAnnouncement';
import { Notice } from '../../../ui/Notice';
import { Cluster, Stack } from '../../../ui/theme/layout';
import { Small } from '../../../ui/theme/text';
import { foreignZone } from '../model/when';
import type { FleetState } from '../trackingState';
import { useLookUp } from '../useLookup';
import { PaperOnly } from '../../../ui/theme/Only';
import { CarRow } from './CarRow';
import { FleetFilters, useListParams } from './FleetFilters';
import { FleetTable } from './FleetTable';
import { checkedAt, isCurrent } from './model/fleetRow';
import type { FleetRow } from './model/fleetRow';
import { selectFleet } from './model/fleetSlice';
import type { RefreshRun } from './model/refreshRun';
import { filterViews, sortViews, statusesOf } from './model/rowView';
import type { RowView } from './model/rowView';

interface BoardListProps {
  readonly views: readonly RowView[];
  readonly now: number;
  /** Always the same function, so that rows don't render again. */
  readonly onRemove: (rows: readonly FleetRow[]) => void;
}

/** Minimum number of rows for which filters are shown. */
const MIN_ROWS_FOR_FILTER = 4;

/** The row's progress in the refresh, or why its last lookup failed. */
function activityOf({ reference, email, failure }: FleetRow, { isActive, queue, waitSeconds }: RefreshRun) {
  const place = isActive ? queue.indexOf(reference) : -1;
  if (place === 0 && waitSeconds === undefined) return words.asking;
  if (place >= 0) return words.queued;
  if (failure) return rowFailures[failure.kind] ?? rowFailures.other;
  return email ? undefined : words.emailMissing;
}

function formatChecked(row: FleetRow, now: number): string {
  const at = checkedAt(row);
  return at === undefined ? words.never : formatAge(at, now);
}

/** The filtered and sorted rows, by default in the order they were added. */
export function BoardList({ views, now, onRemove }: BoardListProps) {
  const lookUp = useLookUp();
  const { run } = useSelector(selectFleet);
  const count = useRef<HTMLParagraphElement>(null);
  const statuses = statusesOf(views);
  const { filter, sorting, onFilter, onSort } = useListParams(statuses);
  // The field shows each letter at once, before the rows that match.
  const filtered = filterViews(views, { ...filter, text: useDeferredValue(filter.text) });
  const zones = [...new Set(views.map(({ zone }) => zone))].map(
    (zone) => zone && foreignZone(zone, new Date(now)),
  );
  const hasFreeDays = views.some(({ deadlines }) => deadlines.some(({ feesFrom }) => feesFrom));
  const named = [...new Set(zones.filter((zone) => zone !== undefined))];
  const shown = sorting ? sortViews(filtered, sorting) : filtered;
  return (
    <Stack $gap={4}>
      {(views.length >= MIN_ROWS_FOR_FILTER || filter.text || filter.status) && (
        <FleetFilters filter={filter} statuses={statuses} onFilter={onFilter} />
      )}
      <Stack $gap={1}>
        <Cluster>
          <p role="status" ref={count} tabIndex={-1}>
            {words.count(shown.length, views.length)}
          </p>
          <RunText />
        </Cluster>
        {(named.length > 0 || hasFreeDays) && (
          <Small>
            {named.length > 0 && <span>{`${deadlineTexts.localToPorts(formatList(named))} `}</span>}
            {hasFreeDays && <span>{deadlineTexts.reported}</span>}
          </Small>
        )}
      </Stack>
      <PaperOnly>{words.printed(formatDateTime(new Date(now), ownTimeZone()))}</PaperOnly>
      {shown.length === 0 ? (
        <Notice title={words.noneFits}>
          <Button
            $variant="quiet"
            onClick={() => {
              onFilter({ text: '', status: '' });
              // The button unmounts.
              count.current?.focus();
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
              activity={activityOf(view.row, run)}
              isQueued={run.isActive && run.queue.includes(view.row.reference)}
              checked={formatChecked(view.row, now)}
              onOpen={lookUp}
              onRemove={onRemove}
            />
          ))}
        </FleetTable>
      )}
    </Stack>
  );
}

/** Says that rows are up to date only while they are. */
function freshText(rows: readonly FleetRow[], now: number): string {
  const known = rows.filter(({ email }) => email);
  if (known.length === 0) return rows.length > 0 ? words.nothingToRefresh : '';
  if (!known.every((row) => isCurrent(row, now))) return '';
  return known.length === rows.length ? words.upToDate : words.upToDateExcept(rows.length - known.length);
}

function runText({ run, rows }: FleetState, now: number, seconds?: number): string {
  const { isActive, done, notFound, failed, total, ended } = run;
  if (isActive) {
    const wait = seconds === undefined ? '' : ` ${words.wait(waitingTime(seconds))}`;
    return `${words.progress(done, total)}${wait}`;
  }
  if (!ended) return '';
  if (ended === 'done' && done === 0) return freshText(rows, now);
  const checked = done - failed;
  const result =
    ended === 'done' ? words.checked(checked) : `${words.ended[ended]} ${words.progress(checked, total)}`;
  return `${result} ${words.missed(notFound, failed)}`.trim();
}

/** The refresh's progress and remaining wait. The countdown is visible, but the wait is announced only once. */
function RunText() {
  const fleet = useSelector(selectFleet);
  const now = useNow() ?? 0;
  useSettledAnnouncement(runText(fleet, now, fleet.run.waitSeconds));
  return <Small>{runText(fleet, now, fleet.run.waitLeft)}</Small>;
}
