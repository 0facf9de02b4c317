import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { refetchOnReturn } from '../../src/api/refetchStale';
import { answer, noAnswer, ok } from '../support/answers';
import { pass, useFakeTime } from '../support/fakeTime';
import { accepted, main, review } from '../support/quotePage';
import { renderApp } from '../support/renderApp';
import { server } from '../support/setup/server';

useFakeTime();

beforeEach(() => {
  server.use(http.all('https://harmattan.example/*', noAnswer as () => Promise<never>));
});

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const setClock = (by: number) => {
  jest.setSystemTime(Date.now() + by);
};
const popup = () => screen.queryByRole('dialog', { name: "Access The World's Largest Auto Auctions" });
const visibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

const PAGES = [
  '/',
  '/contact',
  '/port-status',
  '/services/car-purchase',
  '/services/international',
  '/quote',
];
const CLOCKS = ['1970-01-02T00:00:00Z', '2038-01-19T03:14:08Z', '2099-12-31T23:59:59Z'];

describe.each(CLOCKS)('a clock at %s', (now) => {
  it.each(PAGES)('opens %s', async (path) => {
    jest.setSystemTime(new Date(now));
    await renderApp(path, { fakeTimers: true });
    await pass(0);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/NaN|Invalid Date|undefined/);
  });
});

describe('the pop-up’s countdown', () => {
  const left = () => Number(/\d+/.exec(screen.getByText(/^Auto-closes in/).textContent)?.[0]);

  it.each([
    ['an hour', HOUR],
    ['ten years', 10 * YEAR],
  ])('ends in its minute though the clock is set back by %s', async (_name, by) => {
    await renderApp('/', { fakeTimers: true });
    await pass(3_000);
    await pass(20_000);
    setClock(-by);
    await pass(5_000);
    expect(left()).toBeGreaterThanOrEqual(34);
    expect(left()).toBeLessThanOrEqual(38);
    await pass(39_000);
    expect(popup()).not.toBeInTheDocument();
  });

  it.each([
    ['thirty minutes asleep', HOUR / 2],
    ['a clock set forward by ten years', 10 * YEAR],
  ])('closes once after %s, and stays closed', async (_name, by) => {
    const { store } = await renderApp('/', { fakeTimers: true });
    await pass(3_000);
    const closed: string[] = [];
    store.subscribe(() => closed.push(store.getState().auctionPopup.status));
    setClock(by);
    await pass(1_000);
    expect(popup()).not.toBeInTheDocument();
    setClock(-by);
    await pass(120_000);
    expect(popup()).not.toBeInTheDocument();
    expect(
      closed.filter((status, index) => status === 'closed' && closed[index - 1] !== 'closed'),
    ).toHaveLength(1);
  });

  it('that a hidden tab ticks once a minute ends at the first look', async () => {
    await renderApp('/', { fakeTimers: true });
    await pass(3_000);
    expect(popup()).toBeInTheDocument();
    visibility('hidden');
    setClock(59_000);
    await pass(1_000);
    visibility('visible');
    await pass(1_000);
    expect(popup()).not.toBeInTheDocument();
  });
});

describe('a wait that the server asked for', () => {
  const busy = () =>
    Response.json({ detail: 'Throttled.' }, { status: 429, headers: { 'retry-after': '40' } });

  it.each([-YEAR, -HOUR, 0])('is over in its time, whatever the clock does (%i ms)', async (by) => {
    jest.useRealTimers();
    const { posts, send, press } = await review(busy, accepted);
    await send();
    await main().findByText(/Try again in 40 seconds/);
    const now = performance.now();
    const wall = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(wall + by);
    jest.spyOn(performance, 'now').mockReturnValue(now + 41_000);
    await press();
    await main().findByText('We have your request');
    expect(posts).toHaveLength(2);
  });
});

describe('the state of the ports', () => {
  const states = ok([{ port: 'USBAL', status: 'open', updated_at: '2026-11-20T10:00:00Z' }]);

  let leave: () => void = () => undefined;
  afterEach(() => {
    leave();
  });

  async function board() {
    const requests = answer('/api/ports/status/', states);
    answer('/api/ports/', ok([]));
    const { store } = await renderApp('/port-status', { fakeTimers: true });
    leave = refetchOnReturn(store.dispatch);
    await pass(100);
    await pass(100);
    expect(within(screen.getByRole('main')).getAllByText(/Baltimore/).length).toBeGreaterThan(0);
    expect(requests).toHaveLength(1);
    return requests;
  }

  it('is asked for once after a night asleep', async () => {
    const requests = await board();
    await pass(1_000);
    setClock(9 * HOUR);
    visibility('hidden');
    visibility('visible');
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(1_000);
    expect(requests).toHaveLength(2);
    await pass(200_000);
    expect(requests).toHaveLength(2);
  });

  it('is not asked for by a tab in the background, and told by no clock set back to be of the future', async () => {
    const requests = await board();
    visibility('hidden');
    await pass(HOUR);
    expect(requests).toHaveLength(1);
    setClock(-10 * YEAR);
    visibility('visible');
    await pass(60_000);
    expect(screen.getByRole('main').textContent).not.toMatch(/\bin \d+ (?:days|hours|minutes)\b|NaN/);
  });
});
