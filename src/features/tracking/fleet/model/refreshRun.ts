/** How a run ended: all were looked up, the visitor stopped it, the connection is gone, or the server stays busy. */
export type RunEnd = 'done' | 'stopped' | 'offline' | 'busy';

/** A pause that the server asked for: how many seconds, and how many of them are left. */
export interface Wait {
  readonly waitSeconds?: number | undefined;
  readonly waitLeft?: number | undefined;
}

export const noWait: Wait = { waitSeconds: undefined, waitLeft: undefined };

/** One refresh of several rows, one after the other. */
export interface RefreshRun extends Wait {
  readonly isActive: boolean;
  /** References still to look up, the one that is being looked up first. */
  readonly queue: readonly string[];
  readonly done: number;
  readonly total: number;
  readonly ended?: RunEnd | undefined;
}

export const noRun: RefreshRun = { isActive: false, queue: [], done: 0, total: 0 };

/** The run with these references at its end; a new one if none is under way. */
export function enqueue(run: RefreshRun, references: readonly string[]): RefreshRun {
  const before = run.isActive ? run : noRun;
  const queue = [...before.queue, ...references.filter((one) => !before.queue.includes(one))];
  return {
    ...before,
    isActive: queue.length > 0,
    queue,
    total: before.done + queue.length,
    // Nothing was old enough to be looked up.
    ended: queue.length > 0 ? undefined : 'done',
  };
}

/** The run without what is no longer on the board. */
export function limitTo(run: RefreshRun, rows: readonly { readonly reference: string }[]): RefreshRun {
  const queue = run.queue.filter((one) => rows.some(({ reference }) => reference === one));
  return { ...run, queue, total: run.done + queue.length };
}
