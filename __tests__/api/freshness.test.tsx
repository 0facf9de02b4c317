import { render } from '@testing-library/react';
import { act } from 'react';
import { Provider } from 'react-redux';
import { getPortStatuses, useGetPortStatusesQuery } from '../../src/api/portEndpoints';
import { refetchOnReturn } from '../../src/api/refetchStale';
import { makeStore } from '../../src/app/makeStore';
import type { AppStore } from '../../src/app/makeStore';
import { answer, dropped, ok } from '../support/answers';
import { advanceTime, useFakeTime } from '../support/fakeTime';

useFakeTime();

const FRESH = 300_000;
/** RTK Query's shortest backoff: too early for its state to include the subscription. */
const SHORTEST_RETRY_MS = 240;
const statuses = ok([{ port: 'USBAL', status: 'open' }]);

function Section() {
  const { data } = useGetPortStatusesQuery(undefined);
  return <p>{data?.items.length ?? 'none'}</p>;
}

const show = (store: AppStore) =>
  render(
    <Provider store={store}>
      <Section />
    </Provider>,
  );

/** A section on screen that has just loaded its data. */
async function loadedSection(...more: Parameters<typeof answer>[1][]) {
  const requests = answer('/api/ports/status/', statuses, ...more);
  const { store } = makeStore();
  const stop = refetchOnReturn(store.dispatch);
  const view = show(store);
  await advanceTime(0);
  expect(requests).toHaveLength(1);
  return { requests, store, view, stop };
}

const returns: [string, () => void][] = [
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['the tab becoming visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the connection returning', () => window.dispatchEvent(new Event('online'))],
];

describe('data on screen', () => {
  it('are not refetched when shown again within 300 000 ms', async () => {
    const { requests, store, view, stop } = await loadedSection();
    await advanceTime(FRESH - 1);
    view.unmount();
    show(store);
    await advanceTime(0);
    expect(requests).toHaveLength(1);
    stop();
  });

  it('are refetched when shown again after 300 000 ms', async () => {
    const { requests, store, view, stop } = await loadedSection();
    await advanceTime(FRESH);
    view.unmount();
    show(store);
    await advanceTime(0);
    expect(requests).toHaveLength(2);
    stop();
  });

  it.each(returns)('are refetched once by %s, but only after 300 000 ms', async (_name, returnToTab) => {
    const { requests, stop } = await loadedSection();
    await advanceTime(FRESH - 1_000);
    act(returnToTab);
    await advanceTime(0);
    expect(requests).toHaveLength(1);
    await advanceTime(1_000);
    act(() => {
      returnToTab();
      returnToTab();
    });
    await advanceTime(0);
    expect(requests).toHaveLength(2);
    stop();
    await advanceTime(FRESH);
    act(returnToTab);
    await advanceTime(0);
    expect(requests).toHaveLength(2);
  });

  it('leave the cache exactly five minutes after their last use', async () => {
    const { store, view, stop } = await loadedSection();
    const entries = () => Object.keys(store.getState().api.queries);
    view.unmount();
    await advanceTime(FRESH - 1);
    expect(entries()).toHaveLength(1);
    await advanceTime(1);
    expect(entries()).toHaveLength(0);
    stop();
  });

  it('are not refetched when no longer on screen', async () => {
    const { requests, view, stop } = await loadedSection();
    await advanceTime(FRESH - 10_000);
    view.unmount();
    await advanceTime(20_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    await advanceTime(0);
    expect(requests).toHaveLength(1);
    stop();
  });
});

describe('data that failed to load', () => {
  async function failedSection(first: Parameters<typeof answer>[1], afterMs = 2_000) {
    const requests = answer('/api/ports/status/', first, first, statuses);
    const { store } = makeStore();
    const stop = refetchOnReturn(store.dispatch);
    const view = show(store);
    await advanceTime(0);
    await advanceTime(afterMs);
    return { requests, view, stop };
  }

  it.each([
    ['the connection returns', undefined],
    ['the connection returns right away', SHORTEST_RETRY_MS],
  ])('are refetched once when %s', async (_name, afterMs) => {
    // Makes the random backoff before the retry its shortest.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { requests, view, stop } = await failedSection(dropped, afterMs);
    expect(requests).toHaveLength(2);
    act(() => void window.dispatchEvent(new Event('online')));
    await advanceTime(20);
    expect(requests).toHaveLength(3);
    expect(view.getByText('1')).toBeInTheDocument();
    stop();
  });

  it('are refetched on focus even if the data from before the failure are still fresh', async () => {
    const { requests, store, stop } = await loadedSection(dropped, dropped, statuses);
    void store.dispatch(getPortStatuses.initiate(undefined, { subscribe: false, forceRefetch: true }));
    await advanceTime(0);
    await advanceTime(5_000);
    expect(requests).toHaveLength(3);
    act(() => void window.dispatchEvent(new Event('focus')));
    await advanceTime(0);
    expect(requests).toHaveLength(4);
    stop();
  });

  it.each([404, 429])('are not refetched on focus after a %i', async (status) => {
    const { requests, stop } = await failedSection(ok({}, status));
    act(() => void window.dispatchEvent(new Event('focus')));
    await advanceTime(0);
    expect(requests).toHaveLength(1);
    stop();
  });

  it('are not refetched while the tab is hidden', async () => {
    const { requests, stop } = await failedSection(dropped);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('online')));
    await advanceTime(0);
    expect(requests).toHaveLength(2);
    stop();
  });
});
