import { useDispatch, useSelector } from 'react-redux';
import { waitingTime } from '../../../content/errorMessages';
import { fleetWords as words } from '../../../content/pages/fleet';
import { Button } from '../../../ui/buttons/Button';
import { Small } from '../../../ui/theme/text';
import { useSettledAnnouncement } from '../../../ui/hooks/useSettledAnnouncement';
import { refreshAllRequested, refreshEnded, selectFleet } from './model/fleetSlice';
import type { RefreshRun } from './model/refreshRun';

function runText(run: RefreshRun, seconds?: number): string {
  const { isActive, done, notFound, failed, total, ended } = run;
  if (isActive) {
    const wait = seconds === undefined ? '' : ` ${words.wait(waitingTime(seconds))}`;
    return `${words.progress(done, total)}${wait}`;
  }
  if (!ended) return '';
  if (ended === 'done' && done === 0) return words.upToDate;
  const checked = done - failed;
  const result =
    ended === 'done' ? words.checked(checked) : `${words.ended[ended]} ${words.progress(checked, total)}`;
  return `${result} ${words.missed(notFound, failed)}`.trim();
}

/** Refreshes rows older than five minutes. One button starts and stops the run, so that it retains focus. */
export function RefreshButton() {
  const dispatch = useDispatch();
  const { isActive } = useSelector(selectFleet).run;
  return (
    <Button
      $variant="secondary"
      onClick={() => dispatch(isActive ? refreshEnded('stopped') : refreshAllRequested())}
    >
      {isActive ? words.stop : words.refreshAll}
    </Button>
  );
}

/** The refresh's progress and remaining wait. The countdown is visible, but the wait is announced only once. */
export function RunText() {
  const { run } = useSelector(selectFleet);
  useSettledAnnouncement(runText(run, run.waitSeconds));
  return <Small>{runText(run, run.waitLeft)}</Small>;
}
