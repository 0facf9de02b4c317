/** A frozen tab may hold a lock forever, so waiting is limited. */
const LOCK_WAIT_MS = 12_000;
/**
 * How long to hold the lock after a write. The next tab may get the lock before it sees the new localStorage
 * value. 150 ms were too short on a busy phone. Only a tab that refreshes at the same time waits this long.
 */
const STORAGE_LAG_MS = 1000;

/** @param wrote call after writing what the next tab must read */
type LockedTask<T> = (wrote: () => void) => Promise<T>;

/**
 * Runs `task` in one tab of this site at a time (Web Locks). Without locks, or if another tab holds the lock
 * too long, runs it anyway.
 */
export function withCrossTabLock<T>(name: string, task: LockedTask<T>): Promise<T> {
  // Missing in insecure contexts and old browsers, despite the types.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return task(() => undefined);

  return new Promise((resolve, reject) => {
    const wait = new AbortController();
    const timer = setTimeout(() => wait.abort(), LOCK_WAIT_MS);
    let result: Promise<T> | undefined;
    const run = async () => {
      clearTimeout(timer);
      let lag = 0;
      result = task(() => (lag = STORAGE_LAG_MS));
      // The caller gets the result at once; only the lock is held longer.
      result.then(resolve, reject);
      await result.catch(() => undefined);
      if (lag > 0) await new Promise((resume) => setTimeout(resume, lag));
    };
    locks.request(name, { signal: wait.signal }, run).catch(() => {
      clearTimeout(timer);
      // The lock request failed or timed out.
      if (!result) task(() => undefined).then(resolve, reject);
    });
  });
}
