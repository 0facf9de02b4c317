import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { storageKeys } from '../../../src/config/storageKeys';
import { PortBoard } from '../../../src/features/ports/PortBoard';
import { portCache } from '../../../src/features/ports/portCache';
import { useKnownPorts } from '../../../src/features/ports/useKnownPorts';
import { usePortStates } from '../../../src/features/ports/usePortStates';
import { answer, dropped, ok } from '../../support/answers';
import { readItem, saveItem } from '../../support/deviceItems';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { openStore } from '../../support/session';

useFakeTime();

const FRESH = 300_000;
const DAY = 24 * 3_600_000;
const TICK = 30_000;
/** The store notifies subscribers once per frame. */
const FRAME = 20;
const stale = () => screen.queryByText('This status may be out of date.');
const hide = () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

function Board() {
  return <PortBoard states={usePortStates()} />;
}

const renderBoard = async () => {
  render(
    <Provider store={openStore().store}>
      <MemoryRouter>
        <Board />
      </MemoryRouter>
    </Provider>,
  );
  await advanceTime(0);
  await advanceTime(FRAME);
};

/** Renders the board without its page, with data just loaded. @returns a live list of the status requests */
async function openBoard(updated_at?: string) {
  answer('/api/ports/', ok([]));
  const requests = answer('/api/ports/status/', ok([{ port: 'USBAL', status: 'open', updated_at }]));
  await renderBoard();
  expect(screen.getByText('Get a quote from Baltimore')).toBeInTheDocument();
  return requests;
}

it('refetches the statuses every five minutes, not sooner', async () => {
  const requests = await openBoard();
  expect(requests).toHaveLength(1);
  await advanceTime(FRESH - 2 * FRAME);
  expect(requests).toHaveLength(1);
  await advanceTime(2 * FRAME);
  expect(requests).toHaveLength(2);
  expect(stale()).not.toBeInTheDocument();
});

it('says that statuses may be out of date once they are older than five minutes', async () => {
  const requests = await openBoard();
  hide();
  await advanceTime(FRESH - 2 * FRAME);
  expect(stale()).not.toBeInTheDocument();
  await advanceTime(TICK + FRAME);
  expect(stale()).toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

/** Advances the clock, but not the timers, as in a sleeping tab. */
async function sleep(ms: number) {
  jest.setSystemTime(Date.now() + ms);
  await advanceTime(TICK);
}

const baltimore = () => screen.queryByText('Get a quote from Baltimore');

describe('after 24 hours', () => {
  it('hides the statuses on a page that stayed open', async () => {
    await openBoard();
    hide();
    await sleep(DAY - 2 * TICK);
    expect(baltimore()).toBeInTheDocument();
    await sleep(TICK);
    expect(baltimore()).not.toBeInTheDocument();
  });

  it('deletes the statuses from the device', async () => {
    await openBoard();
    cleanup();
    const isCached = () => localStorage.getItem(storageKeys.portStates.key) !== null;
    jest.setSystemTime(Date.now() + DAY - TICK);
    expect(readItem(portCache)?.ports).toHaveLength(1);
    jest.setSystemTime(Date.now() + TICK);
    expect([readItem(portCache), isCached()]).toEqual([undefined, false]);
  });

  it('hides cached statuses, even on a page that stayed open', async () => {
    await openBoard();
    const saved = readItem(portCache);
    cleanup();
    answer('/api/ports/status/', dropped);
    saveItem('portStates', { at: Date.now() - DAY + 10 * TICK, ports: saved?.ports, hasMore: false });
    await renderBoard();
    await advanceTime(2_000);
    expect(baltimore()).toBeInTheDocument();
    await sleep(10 * TICK);
    expect(baltimore()).not.toBeInTheDocument();
    expect(screen.getByText('Port status didn’t load.')).toBeInTheDocument();
  });
});

it.each([
  ['2026-12-11T16:00:00Z', '23 hours ago'],
  ['2026-12-09T12:00:00Z', '9 Dec 2026'],
])('shows the age of a report, or its date after a day: %s', async (updated, text) => {
  jest.setSystemTime(new Date('2026-12-12T15:00:00Z'));
  await openBoard(updated);
  expect(baltimore()?.closest('details')).toHaveTextContent(`Reported ${text}`);
});

it.each([
  ['2026-12-12T14:00:00Z', /^USBAL Maryland ?Baltimore ?Open ?What it means/],
  ['2026-12-12T13:00:00Z', /^USBAL Maryland ?Baltimore ?Open ?Reported 2 hours ago/],
])('shows the age of a report in the list once it’s over an hour: %s', async (updated, start) => {
  jest.setSystemTime(new Date('2026-12-12T15:00:00Z'));
  await openBoard(updated);
  expect(baltimore()?.closest('details')).toHaveTextContent(start);
});

it('fetches the statuses again for the tracking board only after five minutes, even after sleep', async () => {
  answer('/api/ports/', ok([]));
  const requests = answer('/api/ports/status/', ok([{ port: 'USBAL', status: 'open' }]));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={openStore().store}>{children}</Provider>
  );
  const { result } = renderHook(useKnownPorts, { wrapper });
  const refresh = async () => {
    void result.current.refresh();
    await advanceTime(FRAME);
  };
  await refresh();
  await advanceTime(FRESH / 2);
  await refresh();
  expect(requests).toHaveLength(1);
  // The clock goes on, but the timer that would drop the data doesn't fire.
  jest.setSystemTime(Date.now() + FRESH / 2);
  await refresh();
  expect(requests).toHaveLength(2);
});
