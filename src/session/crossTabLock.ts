/** A frozen tab can hold a lock for ever: after this long we go on without it. */
const LOCK_WAIT_MS = 12_000;
/**
 * A lock passes between tabs faster than what was written to localStorage before it was given up: the next tab would
 * read the old value. So it is held this much longer.
 */
const STORAGE_LAG_MS = 150;

/** @param wrote to be called when the task has written what the next tab must find */
type LockedTask<T> = (wrote: () => void) => Promise<T>;

/**
 * Runs `task` while no other tab of this site runs one under the same name (Web Locks).
 * Where locks do not exist, or another tab holds one too long, it simply runs: within one tab
 * the caller's single flight already holds.
 */
export async function withCrossTabLock<T>(name: string, task: LockedTask<T>): Promise<T> {
  // Absent on insecure origins and in old browsers, whatever the types say.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return task(() => undefined);

  const wait = new AbortController();
  const timer = setTimeout(() => {
    wait.abort();
  }, LOCK_WAIT_MS);
  let started = false as boolean;
  const locked = () =>
    new Promise<T>((resolve, reject) => {
      const run = async () => {
        started = true;
        clearTimeout(timer);
        let lag = 0;
        const result = task(() => (lag = STORAGE_LAG_MS));
        // The caller has its answer at once: only the lock lingers.
        result.then(resolve, reject);
        await result.catch(() => undefined);
        if (lag > 0) await new Promise((resume) => setTimeout(resume, lag));
      };
      locks.request(name, { signal: wait.signal }, run).catch(reject);
    });
  try {
    return await locked();
  } catch (error) {
    if (started) throw error;
    return await task(() => undefined);
  } finally {
    clearTimeout(timer);
  }
}
