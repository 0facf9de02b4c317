/** Cache Storage in memory. A cache that was deleted still works, but nothing finds it by its name anymore. */
export function fakeCaches() {
  const byName = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, location.origin).pathname;
  return {
    keys: () => Promise.resolve([...byName.keys()]),
    has: (name: string) => Promise.resolve(byName.has(name)),
    delete: (name: string) => Promise.resolve(byName.delete(name)),
    match: (request: string | Request) =>
      Promise.resolve([...byName.values()].map((cache) => cache.get(pathOf(request))).find(Boolean)),
    open: (name: string) => {
      const cache = byName.get(name) ?? new Map<string, Response>();
      byName.set(name, cache);
      return Promise.resolve({
        match: (request: string | Request) => Promise.resolve(cache.get(pathOf(request))),
        put: (request: string | Request, response: Response) =>
          Promise.resolve(void cache.set(pathOf(request), response)),
      });
    },
    /** Paths of everything that is saved. */
    saved: () => [...byName.values()].flatMap((cache) => [...cache.keys()]),
  };
}
