import type { Deadline } from '../../model/deadlines';
import { isDone, taskOf } from '../../model/doneDeadlines';
import type { DoneDeadline } from '../../model/doneDeadlines';

/** A deadline on the board. */
export interface RowDeadline {
  readonly deadline: Deadline;
  /** Set if it can be checked off. */
  readonly task: DoneDeadline | undefined;
  readonly isDone: boolean;
}

/** How many open deadlines a row shows. */
const SHOWN = 2;

/** A car's deadlines, with the ones checked off on this device. */
export const withTasks = (
  reference: string,
  deadlines: readonly Deadline[],
  done: readonly DoneDeadline[],
): readonly RowDeadline[] =>
  deadlines.map((deadline) => {
    const task = taskOf(reference, deadline);
    return { deadline, task, isDone: isDone(done, task) };
  });

/**
 * The deadlines that a row shows: of the open ones the most urgent, with only the last hard one that has passed, and those
 * checked off, so that this can be undone. Checking one off doesn't change the order.
 */
export function shownInRow(all: readonly RowDeadline[]): readonly RowDeadline[] {
  const isMissed = ({ deadline, isDone: done }: RowDeadline) =>
    !done && deadline.firmness === 'hard' && deadline.timing === 'passed';
  const lastMissed = all.filter(isMissed).at(-1);
  const candidates = all.filter((one) => !one.isDone && (!isMissed(one) || one === lastMissed));
  const open = candidates.slice(0, SHOWN);
  return all.filter((one) => one.isDone || open.includes(one));
}
