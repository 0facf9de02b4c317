/** A frozen tab can hold a lock forever, so the wait for it is bounded. */
const LOCK_WAIT_MS = 12_000;
/**
 * How long the lock is held after a write: it passes to the next tab faster than localStorage does, and that tab would
 * read the old value. On a busy phone 150 ms were too few; only a second tab that renews at the same time waits so long.
 */
const STORAGE_LAG_MS = 1000;

/** @param wrote call it after writing what the next tab must find */
type LockedTask<T> = (wrote: () => void) => Promise<T>;

/**
 * Runs `task` in one tab of this site at a time (Web Locks). Without locks, or if another tab holds the lock too long,
 * it runs all the same.
 */
export function withCrossTabLock<T>(name: string, task: LockedTask<T>): Promise<T> {
  // Missing on insecure origins and in old browsers, despite the types.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return task(() => undefined);

  return new Promise((resolve, reject) => {
    const wait = new AbortController();
    const timer = setTimeout(() => {
      wait.abort();
    }, LOCK_WAIT_MS);
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
      // The browser refused the lock, or another tab held it too long.
      if (!result) task(() => undefined).then(resolve, reject);
    });
  });
}
