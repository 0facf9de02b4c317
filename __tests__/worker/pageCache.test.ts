/** Cache Storage in memory. A cache that was deleted still works, but nothing finds it by its name any more. */
function fakeCaches() {
  const byName = new Map<string, Map<string, Response>>();
  const find = (name: string) => byName.get(name);
  return {
    keys: () => Promise.resolve([...byName.keys()]),
    has: (name: string) => Promise.resolve(byName.has(name)),
    delete: (name: string) => Promise.resolve(byName.delete(name)),
    open: (name: string) => {
      const cache = find(name) ?? new Map<string, Response>();
      byName.set(name, cache);
      return Promise.resolve({
        match: (path: string) => Promise.resolve(cache.get(path)),
        put: (path: string, response: Response) => Promise.resolve(void cache.set(path, response)),
      });
    },
    saved: () => [...byName.values()].flatMap((cache) => [...cache.keys()]),
  };
}

const storage = fakeCaches();
const deleteAll = async () => {
  for (const name of await storage.keys()) await storage.delete(name);
};

beforeAll(() => {
  Object.assign(globalThis, { caches: storage, VERSION: '1', USEFUL: [] });
});
afterEach(deleteAll);

const pageCache = () => import('../../src/worker/pageCache');
const serve = (onFetch: (path: string) => Promise<void> | void = () => undefined) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    await onFetch(path as string);
    return new Response('', { status: 200 });
  });

it('saves pages and files of the site, each once', async () => {
  const { savePaths } = await pageCache();
  const fetches = serve();
  await savePaths([
    '/contact',
    '/assets/a.js',
    '/api/ports/',
    'https://elsewhere.example/contact',
    '/nowhere',
  ]);
  await savePaths(['/contact', '/quote']);
  expect(storage.saved()).toEqual(['/contact', '/quote', '/assets/a.js']);
  expect(fetches).toHaveBeenCalledTimes(3);
});

it('saves the rest when one of them fails', async () => {
  const { savePaths } = await pageCache();
  serve((path) => (path === '/quote' ? Promise.reject(new TypeError('Failed to fetch')) : undefined));
  await savePaths(['/quote', '/contact']);
  expect(storage.saved()).toEqual(['/contact']);
});

it('saves nothing more once the visitor has deleted the caches', async () => {
  const { savePaths } = await pageCache();
  const fetches = serve((path) => (path === '/quote' ? deleteAll() : undefined));
  await savePaths(['/contact', '/quote', '/assets/a.js', '/track']);
  expect(await storage.keys()).toEqual([]);
  expect(fetches).toHaveBeenCalledTimes(2);
});

it('saves what a page loads only in a cache that exists', async () => {
  const { filesCache, savePaths, onlyInExistingCache } = await pageCache();
  serve();
  const response = new Response('', { status: 200 });
  const update = () => onlyInExistingCache(filesCache).cacheWillUpdate({ response });
  expect(await update()).toBeNull();
  await savePaths(['/contact']);
  expect(await update()).toBe(response);
  await deleteAll();
  expect(await update()).toBeNull();
});

it('opens the caches of a new release if an earlier one has any', async () => {
  const { dropOldCaches, filesCache, pagesCache } = await pageCache();
  await dropOldCaches();
  expect(await storage.keys()).toEqual([]);
  await storage.open('harmattan.kept-pages-0');
  await dropOldCaches();
  expect(await storage.keys()).toEqual(['harmattan.kept-pages-0', pagesCache, filesCache]);
});

it('keeps the caches that a page opens while earlier ones are dropped', async () => {
  const { dropOldCaches, savePaths } = await pageCache();
  serve();
  await storage.open('harmattan.kept-pages-0');
  await Promise.all([dropOldCaches(), savePaths(['/contact'])]);
  expect(storage.saved()).toEqual(['/contact']);
});
