import type { StrategyHandler } from 'workbox-strategies';
import { SLOW_PAGE_MS } from '../../src/config/limits';
import { NewestPage } from '../../src/worker/NewestPage';
import { advanceTime, useFakeTime } from '../support/fakeTime';

jest.mock('workbox-strategies', () => ({ Strategy: Object }));

useFakeTime();

const page = (body: string, status = 200) => new Response(body, { status });
const request = new Request('https://harmattan.example/quote');

/** Runs the strategy as Workbox does. */
class Page extends NewestPage {
  open(network: Promise<Response>, saved: Promise<Response | undefined>) {
    const waits: Promise<unknown>[] = [];
    const handler: Pick<StrategyHandler, 'fetchAndCachePut' | 'cacheMatch' | 'waitUntil'> = {
      fetchAndCachePut: () => network,
      cacheMatch: () => saved,
      waitUntil: (wait) => {
        waits.push(wait);
        return wait;
      },
    };
    return { shown: this._handle(request, handler as StrategyHandler), waits };
  }
}
const open = (network: Promise<Response>, saved: Promise<Response | undefined>) =>
  new Page().open(network, saved);
const textOf = async (shown: Promise<Response | undefined>) => (await shown)?.text();
const saved = () => Promise.resolve(page('saved'));
const nothing = () => Promise.resolve(undefined);
const after = (ms: number, response: Response) =>
  new Promise<Response>((done) => {
    setTimeout(done, ms, response);
  });

it.each([200, 404, 499])('shows the server’s response with status %i', async (status) => {
  const { shown } = open(Promise.resolve(page('new', status)), saved());
  expect(await textOf(shown)).toBe('new');
});

it.each([500, 502, 503])('shows the saved page instead of a %i', async (status) => {
  const { shown } = open(Promise.resolve(page('error', status)), saved());
  expect(await textOf(shown)).toBe('saved');
});

it.each([
  ['there is no saved page', nothing],
  ['the cache can’t be read', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
])('shows the server’s error if %s', async (_why, cache) => {
  const { shown } = open(Promise.resolve(page('error', 500)), cache());
  expect(await textOf(shown)).toBe('error');
});

it('shows the saved page if the network is down or slow, and stays alive for the late response', async () => {
  const down = open(Promise.reject(new TypeError('Failed to fetch')), saved());
  expect(await textOf(down.shown)).toBe('saved');
  const late = page('late');
  const slow = open(after(SLOW_PAGE_MS + 1_000, late), saved());
  await advanceTime(SLOW_PAGE_MS);
  expect(await textOf(slow.shown)).toBe('saved');
  await advanceTime(1_000);
  expect(await slow.waits[0]).toBe(late);
});

it('waits for a slow page that was never saved', async () => {
  const { shown } = open(after(SLOW_PAGE_MS + 1_000, page('late')), nothing());
  await advanceTime(SLOW_PAGE_MS + 1_000);
  expect(await textOf(shown)).toBe('late');
});
