import { isUnmatched } from './fleetRow';
import type { FleetRow } from './fleetRow';

/** How a run ended: completed, stopped by the visitor, offline, or rate-limited too often. */
export type RunEnd = 'done' | 'stopped' | 'offline' | 'busy';

/** A rate-limit wait: its total and remaining seconds. */
export interface Wait {
  readonly waitSeconds?: number | undefined;
  readonly waitLeft?: number | undefined;
}

export const noWait: Wait = { waitSeconds: undefined, waitLeft: undefined };

/** A sequential refresh of several rows. */
export interface RefreshRun extends Wait {
  readonly isActive: boolean;
  /** References to look up; the first one is in progress. */
  readonly queue: readonly string[];
  readonly done: number;
  /** How many of those done don't exist with their e-mail address, and how many couldn't be looked up. */
  readonly notFound: number;
  readonly failed: number;
  readonly total: number;
  readonly ended?: RunEnd | undefined;
}

export const idleRun: RefreshRun = { isActive: false, queue: [], done: 0, notFound: 0, failed: 0, total: 0 };

/** Appends references to the active run, or starts a new one. */
export function enqueue(run: RefreshRun, references: readonly string[]): RefreshRun {
  const base = run.isActive ? run : idleRun;
  const queue = [...base.queue, ...references.filter((one) => !base.queue.includes(one))];
  return {
    ...base,
    isActive: queue.length > 0,
    queue,
    total: base.done + queue.length,
    // Nothing to refresh.
    ended: queue.length > 0 ? undefined : 'done',
  };
}

/** Takes a row that has been looked up off the queue, and counts its failure. A row that was removed doesn't count. */
export const finish = (run: RefreshRun, reference: string, failure: FleetRow['failure']): RefreshRun =>
  run.queue.includes(reference)
    ? {
        ...run,
        done: run.done + 1,
        notFound: run.notFound + Number(isUnmatched(failure)),
        failed: run.failed + Number(Boolean(failure) && !isUnmatched(failure)),
        queue: run.queue.filter((one) => one !== reference),
      }
    : run;

/** Drops references that are no longer on the board. */
export function pruneQueue(run: RefreshRun, rows: readonly { readonly reference: string }[]): RefreshRun {
  const queue = run.queue.filter((one) => rows.some(({ reference }) => reference === one));
  return { ...run, queue, total: run.done + queue.length };
}
