import { refreshCode } from '../../src/lib/refreshCode';
import { fakeCaches } from '../support/fakeCaches';

const OWN = '<html><meta name="page-code" content="/assets/a.js" /></html>\n';
const CODE = ['/assets/a.js', '/assets/b.js'];

const storage = fakeCaches();
let fetched: string[] = [];

/** The network's response to the page. Code gets an error, which mustn't matter. */
function network(page: () => Promise<Response>): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, options) => {
    expect(options?.cache).toBe('reload');
    fetched.push(path as string);
    return path === location.pathname ? page() : Promise.reject(new TypeError('Failed to fetch'));
  });
}

beforeEach(async () => {
  fetched = [];
  Object.assign(globalThis, { caches: storage });
  await storage.open('harmattan.kept-files-1');
  const entries = [...CODE, '/pictures/hero.avif', '/api/ports/', 'https://other.example/assets/c.js'].map(
    (name) => ({ name: new URL(name, location.origin).href }) as PerformanceEntry,
  );
  Object.assign(performance, { getEntriesByType: () => entries });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

it('deletes the saved copies and fetches the code past the browser’s cache', async () => {
  network(() => Promise.resolve(new Response(OWN)));
  await refreshCode();
  expect(await storage.keys()).toEqual([]);
  expect(fetched).toEqual([location.pathname, ...CODE.map((path) => location.origin + path)]);
});

it.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a captive portal responds', () => Promise.resolve(new Response('<html>Log in to Wi-Fi</html>'))],
  ['the page breaks off', () => Promise.resolve(new Response(OWN.slice(0, -9)))],
])('keeps the saved copies when %s', async (_, page) => {
  network(page);
  await refreshCode();
  expect(await storage.keys()).toEqual(['harmattan.kept-files-1']);
  expect(fetched).toEqual([location.pathname]);
});

it('waits no longer than 5 s', async () => {
  jest.useFakeTimers();
  network(() => new Promise(() => undefined));
  const refreshed = refreshCode();
  await jest.advanceTimersByTimeAsync(5_000);
  await expect(refreshed).resolves.toBeUndefined();
  jest.useRealTimers();
});
