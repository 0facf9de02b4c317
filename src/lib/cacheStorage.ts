/** Accesses Cache Storage without throwing: it may be missing (insecure contexts) or blocked. */
async function attempt<T>(action: (storage: CacheStorage) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return 'caches' in globalThis ? await action(globalThis.caches) : otherwise;
  } catch {
    return otherwise;
  }
}

/** Names of the caches with this prefix, oldest first. */
export const cacheNames = (prefix: string): Promise<readonly string[]> =>
  attempt(async (storage) => (await storage.keys()).filter((name) => name.startsWith(prefix)), []);

/** Deletes the caches with this prefix, other than those in `except`. */
export const dropCaches = (prefix: string, except: readonly string[] = []): Promise<unknown> =>
  attempt(async (storage) => {
    const gone = (await cacheNames(prefix)).filter((name) => !except.includes(name));
    return Promise.all(gone.map((name) => storage.delete(name)));
  }, undefined);
