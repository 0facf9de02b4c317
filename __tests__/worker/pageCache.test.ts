import { createHash, webcrypto } from 'node:crypto';
import { fakeCaches } from '../support/fakeCaches';

const PAGE = '<html><meta name="page-code" content="/assets/a.js" /></html>';
const CODE = 'export const a = 1;';
const PORTAL = '<!doctype html><title>Log in to the Wi-Fi</title></html>';
const JS = 'text/javascript; charset=utf-8';
const HTML = 'text/html; charset=utf-8';
const digest = createHash('sha256').update(CODE).digest().subarray(0, 6).toString('base64');

const responseOf = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const page = (body = PAGE) => responseOf(body, HTML);
const code = (body = CODE, type = JS) => responseOf(body, type);
/** What a network sends instead of a response of this site. */
const poisons = [
  ['HTML', responseOf(PORTAL, HTML)],
  ['nothing', code('')],
  ['half of it', code(CODE.slice(0, 9))],
  ['HTML of its type', code(PORTAL)],
  ['its text as HTML', code(CODE, HTML)],
] as const;

const storage = fakeCaches();
const deleteAll = async () => {
  for (const name of await storage.keys()) await storage.delete(name);
};

beforeAll(() => {
  Object.assign(globalThis, {
    caches: storage,
    VERSION: '1',
    USEFUL: [],
    DIGESTS: { '/assets/a.js': digest },
  });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});
afterEach(deleteAll);

const pageCache = () => import('../../src/worker/pageCache');
const verified = () => import('../../src/worker/pageCache');

/** The network's responses. Undefined stands for a healthy one. */
const serve = (
  respond: (path: string) => Promise<Response | undefined> | Response | undefined = () => undefined,
) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    const response = await respond(path as string);
    return response ?? ((path as string).startsWith('/assets/') ? code() : page());
  });
const bodyAt = async (path: string) => (await storage.match(path))?.clone().text();

describe('saving paths', () => {
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
    const fetches = serve((path) => (path === '/quote' ? deleteAll().then(() => undefined) : undefined));
    await savePaths(['/contact', '/quote', '/assets/a.js', '/track']);
    expect(await storage.keys()).toEqual([]);
    expect(fetches).toHaveBeenCalledTimes(2);
  });

  it.each(poisons)(
    'saves the server’s file if the browser’s cache has %s in its place',
    async (_, poison) => {
      const { savePaths } = await pageCache();
      const fetches = serve(() => (fetches.mock.calls.length === 1 ? poison.clone() : undefined));
      await savePaths(['/assets/a.js']);
      expect(fetches).toHaveBeenLastCalledWith('/assets/a.js', { cache: 'reload' });
      expect(await bodyAt('/assets/a.js')).toBe(CODE);
    },
  );

  it.each(poisons)('saves nothing if the server sends %s instead of a file', async (_, poison) => {
    const { savePaths } = await pageCache();
    serve(() => poison.clone());
    await savePaths(['/assets/a.js']);
    expect(storage.saved()).toEqual([]);
  });

  it.each([
    ['the page of a captive portal', page(PORTAL)],
    ['a page that breaks off', page(PAGE.slice(0, -8))],
    ['an empty page', page('')],
    ['a page as plain text', responseOf(PAGE, 'text/plain')],
    ['the offline page', responseOf(PAGE, HTML, 503)],
  ])('does not save %s', async (_, poison) => {
    const { savePaths } = await pageCache();
    serve(() => poison.clone());
    await savePaths(['/contact']);
    expect(storage.saved()).toEqual([]);
  });

  it('replaces a poisoned copy that an earlier worker saved', async () => {
    const { filesCache, savePaths } = await pageCache();
    await (await storage.open(filesCache)).put('/assets/a.js', responseOf(PORTAL, HTML));
    serve();
    await savePaths(['/assets/a.js']);
    expect(await bodyAt('/assets/a.js')).toBe(CODE);
  });
});

describe('the plugins', () => {
  const requestOf = (path: string, init?: RequestInit) => new Request(new URL(path, location.origin), init);

  it('save what a page loads only in a cache that exists', async () => {
    const { filesCache, savePaths, onlyOurs } = await pageCache();
    serve();
    const response = code();
    const update = () =>
      onlyOurs(filesCache).cacheWillUpdate({ request: requestOf('/assets/a.js'), response });
    expect(await update()).toBeNull();
    await savePaths(['/contact']);
    expect(await update()).toBe(response);
    await deleteAll();
    expect(await update()).toBeNull();
  });

  it.each(poisons)('neither save nor use a copy with %s', async (_, poison) => {
    const { filesCache, onlyOurs } = await pageCache();
    await storage.open(filesCache);
    const { cacheWillUpdate, cachedResponseWillBeUsed } = onlyOurs(filesCache);
    const request = requestOf('/assets/a.js');
    expect(await cacheWillUpdate({ request, response: poison.clone() })).toBeNull();
    expect(await cachedResponseWillBeUsed({ request, cachedResponse: poison.clone() })).toBeNull();
  });

  it('use the previous release’s copy, unless the page asks for the network’s', async () => {
    const { filesCache, onlyOurs } = await pageCache();
    await (await storage.open('harmattan.kept-files-0')).put('/assets/a.js', code());
    const { cachedResponseWillBeUsed } = onlyOurs(filesCache);
    const used = await cachedResponseWillBeUsed({ request: requestOf('/assets/a.js') });
    expect(await used?.clone().text()).toBe(CODE);
    const reloading = requestOf('/assets/a.js', { cache: 'reload' });
    expect(await cachedResponseWillBeUsed({ request: reloading })).toBeNull();
  });
});

describe('a file from the network', () => {
  it('is used if it is what the build wrote', async () => {
    const { verifiedFile } = await verified();
    const fetches = serve();
    const response = code();
    expect(await verifiedFile('/assets/a.js', response)).toBe(response);
    expect(fetches).not.toHaveBeenCalled();
  });

  it.each(poisons)('is an error if it is %s, twice', async (_, poison) => {
    const { verifiedFile } = await verified();
    serve(() => poison.clone());
    await expect(verifiedFile('/assets/a.js', poison.clone())).rejects.toThrow(/release/);
  });

  it('of an earlier release is used, but HTML in its place is not', async () => {
    const { verifiedFile } = await verified();
    const old = code('export const old = 1;');
    expect(await verifiedFile('/assets/old.js', old)).toBe(old);
    serve(() => responseOf(PORTAL, HTML));
    await expect(verifiedFile('/assets/old.js', responseOf(PORTAL, HTML))).rejects.toThrow(/release/);
  });

  it('that is missing stays a 404', async () => {
    const { verifiedFile } = await verified();
    const missing = responseOf('Not found', 'text/plain', 404);
    expect(await verifiedFile('/assets/a.js', missing)).toBe(missing);
  });
});

describe('a new release', () => {
  it('opens its caches if an earlier one has any', async () => {
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
});
