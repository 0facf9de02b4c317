import { render } from '@testing-library/react';
import { act } from 'react';
import { Provider } from 'react-redux';
import { useGetPortStatusesQuery } from '../../src/api/portEndpoints';
import { refetchOnReturn } from '../../src/api/refetchStale';
import { makeStore } from '../../src/app/makeStore';
import type { AppStore } from '../../src/app/makeStore';
import { answer, dropped, ok } from '../support/answers';
import { pass, useFakeTime } from '../support/fakeTime';

useFakeTime();

const FRESH = 300_000;
/** RTK Query's: so soon that its state does not know of the subscription yet. */
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

/** A section on the screen whose data have just come. */
async function shownSection(...more: Parameters<typeof answer>[1][]) {
  const requests = answer('/api/ports/status/', statuses, ...more);
  const { store } = makeStore();
  const leave = refetchOnReturn(store.dispatch);
  const view = show(store);
  await pass(0);
  expect(requests).toHaveLength(1);
  return { requests, store, view, leave };
}

const returns: [string, () => void][] = [
  ['focus', () => window.dispatchEvent(new Event('focus'))],
  ['the tab becoming visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the connection returning', () => window.dispatchEvent(new Event('online'))],
];

describe('data of a section', () => {
  it('are fresh for 300 000 ms: no refetch when they are shown again within that time', async () => {
    const { requests, store, view, leave } = await shownSection();
    await pass(FRESH - 1);
    view.unmount();
    show(store);
    await pass(0);
    expect(requests).toHaveLength(1);
    leave();
  });

  it('are refetched when they are shown again after that time', async () => {
    const { requests, store, view, leave } = await shownSection();
    await pass(FRESH);
    view.unmount();
    show(store);
    await pass(0);
    expect(requests).toHaveLength(2);
    leave();
  });

  it.each(returns)('are refetched once by %s, but only after 300 000 ms', async (_name, comeBack) => {
    const { requests, leave } = await shownSection();
    await pass(FRESH - 1_000);
    act(comeBack);
    await pass(0);
    expect(requests).toHaveLength(1);
    await pass(1_000);
    act(() => {
      comeBack();
      comeBack();
    });
    await pass(0);
    expect(requests).toHaveLength(2);
    leave();
    await pass(FRESH);
    act(comeBack);
    await pass(0);
    expect(requests).toHaveLength(2);
  });

  it('stay in the cache for exactly five minutes after their last use', async () => {
    const { store, view, leave } = await shownSection();
    const entries = () => Object.keys(store.getState().api.queries);
    view.unmount();
    await pass(FRESH - 1);
    expect(entries()).toHaveLength(1);
    await pass(1);
    expect(entries()).toHaveLength(0);
    leave();
  });

  it('are not refetched when they are no longer on screen', async () => {
    const { requests, view, leave } = await shownSection();
    await pass(FRESH - 10_000);
    view.unmount();
    await pass(20_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(0);
    expect(requests).toHaveLength(1);
    leave();
  });
});

describe('data that failed to load', () => {
  async function failedSection(first: Parameters<typeof answer>[1], afterMs = 2_000) {
    const requests = answer('/api/ports/status/', first, first, statuses);
    const { store } = makeStore();
    const leave = refetchOnReturn(store.dispatch);
    const view = show(store);
    await pass(0);
    await pass(afterMs);
    return { requests, view, leave };
  }

  it.each([
    ['the connection returns', undefined],
    ['it returns at once', SHORTEST_RETRY_MS],
  ])('are refetched once when %s', async (_name, afterMs) => {
    // The wait before the one retry is random: the shortest.
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { requests, view, leave } = await failedSection(dropped, afterMs);
    expect(requests).toHaveLength(2);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(20);
    expect(requests).toHaveLength(3);
    expect(view.getByText('1')).toBeInTheDocument();
    leave();
  });

  it.each([404, 429])('are not refetched on focus after a %i', async (status) => {
    const { requests, leave } = await failedSection(ok({}, status));
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(0);
    expect(requests).toHaveLength(1);
    leave();
  });

  it('are not refetched while the tab is hidden', async () => {
    const { requests, leave } = await failedSection(dropped);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(requests).toHaveLength(2);
    leave();
  });
});
