import { useSelector } from 'react-redux';
import { waitingTime } from '../../../content/errorMessages';
import { fleetWords as words } from '../../../content/pages/fleet';
import { Small } from '../../../ui/theme/text';
import { useNow } from '../../../ui/hooks/useNow';
import { useSettledAnnouncement } from '../../../ui/hooks/useSettledAnnouncement';
import type { FleetState } from '../trackingState';
import { isCurrent } from './model/fleetRow';
import type { FleetRow } from './model/fleetRow';
import { selectFleet } from './model/fleetSlice';

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
export function RunText() {
  const fleet = useSelector(selectFleet);
  const now = useNow() ?? 0;
  useSettledAnnouncement(runText(fleet, now, fleet.run.waitSeconds));
  return <Small>{runText(fleet, now, fleet.run.waitLeft)}</Small>;
}
