import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { refetchOnReturn } from '../../src/api/refetchStale';
import { answer, noAnswer, ok } from '../support/answers';
import { advanceTime, useFakeTime } from '../support/fakeTime';
import { accepted, main, openReview } from '../support/quotePage';
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
    await advanceTime(0);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/NaN|Invalid Date|undefined/);
  });
});

describe('the pop-up’s countdown', () => {
  const left = () => Number(/\d+/.exec(screen.getByText(/^Auto-closes in/).textContent)?.[0]);

  it.each([
    ['an hour', HOUR],
    ['ten years', 10 * YEAR],
  ])('ends after a minute even if the clock is set back by %s', async (_name, by) => {
    await renderApp('/', { fakeTimers: true });
    await advanceTime(3_000);
    await advanceTime(20_000);
    setClock(-by);
    await advanceTime(5_000);
    expect(left()).toBeGreaterThanOrEqual(34);
    expect(left()).toBeLessThanOrEqual(38);
    await advanceTime(39_000);
    expect(popup()).not.toBeInTheDocument();
  });

  it.each([
    ['thirty minutes of sleep', HOUR / 2],
    ['a clock set forward by ten years', 10 * YEAR],
  ])('closes once after %s, and stays closed', async (_name, by) => {
    const { store } = await renderApp('/', { fakeTimers: true });
    await advanceTime(3_000);
    const closed: string[] = [];
    store.subscribe(() => closed.push(store.getState().auctionPopup.status));
    setClock(by);
    await advanceTime(1_000);
    expect(popup()).not.toBeInTheDocument();
    setClock(-by);
    await advanceTime(120_000);
    expect(popup()).not.toBeInTheDocument();
    expect(
      closed.filter((status, index) => status === 'closed' && closed[index - 1] !== 'closed'),
    ).toHaveLength(1);
  });

  it('is over when a hidden tab, throttled to one tick a minute, becomes visible', async () => {
    await renderApp('/', { fakeTimers: true });
    await advanceTime(3_000);
    expect(popup()).toBeInTheDocument();
    visibility('hidden');
    setClock(59_000);
    await advanceTime(1_000);
    visibility('visible');
    await advanceTime(1_000);
    expect(popup()).not.toBeInTheDocument();
  });
});

describe('a rate limit', () => {
  const busy = () =>
    Response.json({ detail: 'Throttled.' }, { status: 429, headers: { 'retry-after': '40' } });

  it.each([-YEAR, -HOUR, 0])('ends on time no matter how the clock changes (%i ms)', async (by) => {
    jest.useRealTimers();
    const { posts, send, press } = await openReview(busy, accepted);
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

describe('the port statuses', () => {
  const statuses = ok([{ port: 'USBAL', status: 'open', updated_at: '2026-11-20T10:00:00Z' }]);

  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
  });

  async function openPorts() {
    const requests = answer('/api/ports/status/', statuses);
    answer('/api/ports/', ok([]));
    const { store } = await renderApp('/port-status', { fakeTimers: true });
    stop = refetchOnReturn(store.dispatch);
    await advanceTime(100);
    await advanceTime(100);
    expect(within(screen.getByRole('main')).getAllByText(/Baltimore/).length).toBeGreaterThan(0);
    expect(requests).toHaveLength(1);
    return requests;
  }

  it('are refetched once after a night of sleep', async () => {
    const requests = await openPorts();
    await advanceTime(1_000);
    setClock(9 * HOUR);
    visibility('hidden');
    visibility('visible');
    act(() => void window.dispatchEvent(new Event('focus')));
    await advanceTime(1_000);
    expect(requests).toHaveLength(2);
    await advanceTime(200_000);
    expect(requests).toHaveLength(2);
  });

  it('are not refetched in the background, and never dated in the future when the clock is set back', async () => {
    const requests = await openPorts();
    visibility('hidden');
    await advanceTime(HOUR);
    expect(requests).toHaveLength(1);
    setClock(-10 * YEAR);
    visibility('visible');
    await advanceTime(60_000);
    expect(screen.getByRole('main').textContent).not.toMatch(/\bin \d+ (?:days|hours|minutes)\b|NaN/);
  });
});
