/** The browser's cache storage, which may be missing (an insecure address) or forbidden: then nothing is kept in it. */
async function attempt<T>(action: (storage: CacheStorage) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return 'caches' in globalThis ? await action(globalThis.caches) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Names of the caches that begin so, oldest first. */
export const cacheNames = (prefix: string): Promise<readonly string[]> =>
  attempt(async (storage) => (await storage.keys()).filter((name) => name.startsWith(prefix)), []);

/** Drops the caches that begin so, all but these. */
export const dropCaches = (prefix: string, stay: readonly string[] = []): Promise<unknown> =>
  attempt(async (storage) => {
    const gone = (await cacheNames(prefix)).filter((name) => !stay.includes(name));
    return Promise.all(gone.map((name) => storage.delete(name)));
  }, undefined);
