/** A frozen tab can hold a lock for ever: after this long we go on without it. */
const LOCK_WAIT_MS = 12_000;

/**
 * Runs `task` while no other tab of this site runs one under the same name (Web Locks).
 * Where locks do not exist, or another tab holds one too long, it simply runs: within one tab
 * the caller's single flight already holds.
 */
export async function withCrossTabLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Absent on insecure origins and in old browsers, whatever the types say.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return task();

  const wait = new AbortController();
  const timer = setTimeout(() => {
    wait.abort();
  }, LOCK_WAIT_MS);
  let started = false;
  try {
    return await locks.request(name, { signal: wait.signal }, () => {
      started = true;
      clearTimeout(timer);
      return task();
    });
  } catch (error) {
    if (started) throw error;
    return await task();
  } finally {
    clearTimeout(timer);
  }
}
