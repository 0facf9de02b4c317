import { storageKeys } from '../../../src/config/storageKeys';
import { getQuoteStatus } from '../../../src/api/quoteEndpoints';
import * as fleet from '../../../src/features/tracking/fleet/model/fleetSlice';
import { storedFleet } from '../../../src/features/tracking/fleet/model/storedFleet';
import { signedOut } from '../../../src/session/authSlice';
import { clearDevice } from '../../../src/device/deviceListeners';
import { answer, throttled } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { EMAIL, referenceOf } from '../../support/board';
import { saveItemElsewhere } from '../../support/deviceItems';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { fleetEntries, foundAtSea, openFleet } from '../../support/fleet';
import { storedItems } from '../../support/session';

useFakeTime();

const STATUS = '/api/quote/status/';
/** Between two requests of the board. */
const PAUSE_MS = 300;
const { key } = storageKeys.fleet;

it('restores the rows and their last answers after a reload, storing only what a row shows', async () => {
  answer(STATUS, foundAtSea);
  const first = openFleet();
  first.dispatch(fleet.entriesAdded([{ reference: 'HAL-1', note: 'Corolla', email: EMAIL }]));
  first.dispatch(fleet.refreshAllRequested());
  await advanceTime(1_000);
  expect(first.state().rows[0]?.answer?.found.status).toBe('in_transit');

  const again = openFleet();
  expect(again.state().rows).toMatchObject([{ reference: 'HAL-1', note: 'Corolla', email: '' }]);
  expect(again.state().rows[0]?.answer).toEqual(first.state().rows[0]?.answer);
  expect(storedItems()[key]).not.toMatch(/Secret|Not for the device|CONF/);
});

it('stores e-mail addresses only while the visitor opts in', () => {
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(2)));
  expect(storedItems()[key]).not.toContain(EMAIL);
  board.dispatch(fleet.keepsEmailsChanged(true));
  expect(storedItems()[key]).toContain(EMAIL);
  expect(openFleet().state().rows[0]?.email).toBe(EMAIL);
  board.dispatch(fleet.keepsEmailsChanged(false));
  expect(storedItems()[key]).not.toContain(EMAIL);
  expect(board.state().rows[0]?.email).toBe(EMAIL);
});

it('looks up thirty rows one at a time with a pause in between, and skips fresh ones', async () => {
  let open = 0;
  let most = 0;
  const times: number[] = [];
  const requests = answer(STATUS, async (request) => {
    open += 1;
    most = Math.max(most, open);
    times.push(Date.now());
    await Promise.resolve();
    open -= 1;
    return foundAtSea(request);
  });
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(30)));
  board.dispatch(fleet.refreshAllRequested());
  for (let turn = 0; turn < 31; turn += 1) await advanceTime(PAUSE_MS);
  expect(requests.map(referenceOf)).toEqual(fleetEntries(30).map(({ reference }) => reference));
  expect(most).toBe(1);
  expect(times.slice(1).every((time, index) => time - (times[index] ?? 0) >= PAUSE_MS)).toBe(true);
  expect(board.state().run).toMatchObject({ done: 30, total: 30, ended: 'done', isActive: false });

  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(10_000);
  expect(requests).toHaveLength(30);
  await advanceTime(5 * 60_000);
  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(1_000);
  expect(requests.length).toBeGreaterThan(30);
});

it('waits for Retry-After, then continues with the same row', async () => {
  const requests = answer(STATUS, foundAtSea, throttled(40), foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(3)));
  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(PAUSE_MS);
  expect(board.state().run).toMatchObject({ done: 1, total: 3, waitSeconds: 40, waitLeft: 40 });
  for (let second = 0; second < 30; second += 1) await advanceTime(1_000);
  expect(board.state().run).toMatchObject({ waitSeconds: 40, waitLeft: 10 });
  expect(requests).toHaveLength(2);
  await advanceTime(10_000);
  await advanceTime(PAUSE_MS);
  await advanceTime(PAUSE_MS);
  expect(requests.map(referenceOf)).toEqual(['HAL-1', 'HAL-2', 'HAL-2', 'HAL-3']);
  expect(board.state().rows.every(({ answer: one, failure }) => one && !failure)).toBe(true);
  expect(board.state().run).toMatchObject({ done: 3, ended: 'done' });
});

it('stops on request, and gives up on a server that stays busy', async () => {
  const requests = answer(STATUS, throttled(10));
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(3)));
  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(1_000);
  board.dispatch(fleet.refreshEnded('stopped'));
  await advanceTime(60_000);
  expect(requests).toHaveLength(1);
  expect(board.state().run).toMatchObject({ isActive: false, ended: 'stopped' });

  board.dispatch(fleet.refreshAllRequested());
  for (let turn = 0; turn < 12; turn += 1) await advanceTime(10_000);
  expect(board.state().run).toMatchObject({ isActive: false, ended: 'busy' });
  expect(requests).toHaveLength(7);
});

/** An answer that arrives when `reply` is called. */
function held() {
  let reply: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    reply = resolve;
  });
  return {
    reply,
    after:
      (respond: Answer): Answer =>
      (request) =>
        isReleased.then(() => respond(request)),
  };
}

it('does not wait after it was stopped during a request that is rate-limited', async () => {
  const { after, reply } = held();
  answer(STATUS, after(throttled(10)));
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(3)));
  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(100);
  board.dispatch(fleet.refreshEnded('stopped'));
  reply();
  await advanceTime(3_000);
  expect(board.state().run).toMatchObject({ isActive: false, ended: 'stopped', waitLeft: undefined });
});

it('counts no row that was removed while it was looked up', async () => {
  const { after, reply } = held();
  const requests = answer(STATUS, after(foundAtSea), foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(5)));
  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(100);
  board.dispatch(fleet.rowsRemoved(['HAL-1']));
  reply();
  for (let turn = 0; turn < 8; turn += 1) await advanceTime(1_000);
  expect(requests).toHaveLength(5);
  expect(board.state().run).toMatchObject({ done: 4, total: 4, ended: 'done' });
});

it('gives up only after six waits in a row, not after six in one run', async () => {
  const busy = throttled(10);
  const requests = answer(STATUS, busy, busy, busy, foundAtSea, busy, busy, busy, foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(2)));
  board.dispatch(fleet.refreshAllRequested());
  for (let turn = 0; turn < 12; turn += 1) await advanceTime(10_000);
  expect(board.state().run).toMatchObject({ done: 2, ended: 'done' });
  expect(requests).toHaveLength(8);
});

it.each([
  ['with its e-mail address', ''],
  ['with the e-mail address that matched, in place of a mistyped one', 'aad@example.com'],
])('updates a row from a single lookup, %s', async (_how, email) => {
  answer(STATUS, foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded([{ reference: 'HAL-1', note: '', email }]));
  void board.dispatch(getQuoteStatus.initiate({ reference: 'hal-1', email: EMAIL }));
  await advanceTime(1_000);
  expect(board.state().rows[0]).toMatchObject({ email: EMAIL, answer: { found: { status: 'in_transit' } } });
});

it('restores removed rows in place', () => {
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(4)));
  const before = board.state().rows;
  board.dispatch(fleet.rowsRemoved(['HAL-1', 'HAL-3']));
  expect(board.state().rows.map(({ reference }) => reference)).toEqual(['HAL-2', 'HAL-4']);
  board.dispatch(storedFleet.undone());
  expect(board.state().rows).toEqual(before);
  expect(openFleet().state().rows).toHaveLength(4);
});

it('can restore removed rows after another row was refreshed, but not after an edit', async () => {
  answer(STATUS, foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(2)));
  board.dispatch(fleet.rowsRemoved(['HAL-1']));
  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(1_000);
  board.dispatch(storedFleet.undone());
  const [first, second] = board.state().rows;
  expect([first?.reference, first?.email, first?.answer]).toEqual(['HAL-1', EMAIL, undefined]);
  expect(second?.answer).toBeDefined();

  board.dispatch(fleet.rowsRemoved(['HAL-1']));
  board.dispatch(fleet.rowEdited({ reference: 'HAL-2', note: 'Bus', email: EMAIL }));
  board.dispatch(storedFleet.undone());
  expect(board.state().rows.map(({ note }) => note)).toEqual(['Bus']);
});

it.each([
  ['logging out', (board: ReturnType<typeof openFleet>) => board.dispatch(signedOut())],
  ['clearing the device', (board: ReturnType<typeof openFleet>) => board.dispatch(clearDevice())],
])('is empty after %s, even if a response arrives late', async (_how, clear) => {
  answer(STATUS, foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(2)));
  board.dispatch(fleet.refreshAllRequested());
  await clear(board);
  await advanceTime(5_000);
  expect(board.state().rows).toEqual([]);
  expect(storedItems()).toEqual({});
});

it('syncs with another tab, and keeps the addresses only this one has', () => {
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(2)));
  saveItemElsewhere('fleet', { rows: [{ reference: 'HAL-2' }, { reference: 'HAL-9' }] });
  expect(board.state().rows).toMatchObject([
    { reference: 'HAL-2', email: EMAIL },
    { reference: 'HAL-9', email: '' },
  ]);
});
