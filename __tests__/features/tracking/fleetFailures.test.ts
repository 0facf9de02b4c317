import { FLEET_PAUSE_MS } from '../../../src/config/limits';
import { storageKeys } from '../../../src/config/storageKeys';
import * as fleet from '../../../src/features/tracking/fleet/model/fleetSlice';
import { answer, dropped, ok } from '../../support/answers';
import { EMAIL, referenceOf } from '../../support/board';
import { advanceTime, useFakeTime } from '../../support/fakeTime';
import { fleetEntries, foundAtSea, openFleet } from '../../support/fleet';

useFakeTime();

const STATUS = '/api/quote/status/';

it('continues after a failed row, and stores its error', async () => {
  answer(STATUS, ok({ detail: 'Not found.' }, 404), dropped, dropped, foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(3)));
  board.dispatch(fleet.refreshAllRequested());
  for (let turn = 0; turn < 10; turn += 1) await advanceTime(1_000);
  expect(board.state().rows.map(({ failure }) => failure?.kind)).toEqual([
    'not-found',
    'unreachable',
    undefined,
  ]);
  expect(board.state().rows[2]?.answer).toBeDefined();
});

it('remembers when a row wasn’t found, also after a reload, but no other failure', async () => {
  answer(STATUS, () => Response.json({ detail: 'Not found.' }, { status: 404 }), dropped);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(2)));
  const at = Date.now();
  board.dispatch(fleet.refreshAllRequested());
  for (let turn = 0; turn < 20; turn += 1) await advanceTime(1_000);
  expect(board.state().rows.map(({ failure }) => failure?.kind)).toEqual(['not-found', 'unreachable']);
  const failures = openFleet()
    .state()
    .rows.map(({ failure }) => failure);
  expect(failures).toEqual([{ kind: 'not-found', at: expect.any(Number) as number }, undefined]);
  expect(failures[0]?.at).toBeGreaterThanOrEqual(at);
  expect(failures[0]?.at).toBeLessThan(at + 1_000);
});

it('saves at intervals during a run, at its end, and each edit at once', async () => {
  answer(STATUS, foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(30)));
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  const saves = () => setItem.mock.calls.filter(([name]) => name === storageKeys.fleet.key).length;
  board.dispatch(fleet.refreshAllRequested());
  for (let turn = 0; turn < 10; turn += 1) await advanceTime(FLEET_PAUSE_MS);
  expect(board.state().run.done).toBeGreaterThan(8);
  expect(saves()).toBe(1);
  board.dispatch(fleet.rowEdited({ reference: 'HAL-1', note: 'Corolla', email: EMAIL }));
  expect(saves()).toBe(2);
  for (let turn = 0; turn < 25; turn += 1) await advanceTime(FLEET_PAUSE_MS);
  expect(board.state().run.ended).toBe('done');
  expect(saves()).toBeLessThan(8);
  const again = openFleet();
  expect(again.state().rows.every(({ answer: one }) => one)).toBe(true);
  setItem.mockRestore();
});

it('refreshes a row that failed, however recent its last result is', async () => {
  const requests = answer(STATUS, foundAtSea, dropped, dropped, foundAtSea);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(1)));
  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(1_000);
  board.dispatch(fleet.refreshRequested(['HAL-1']));
  for (let turn = 0; turn < 10; turn += 1) await advanceTime(1_000);
  expect(board.state().rows).toMatchObject([{ failure: { kind: 'unreachable' } }]);
  const before = requests.length;
  board.dispatch(fleet.refreshAllRequested());
  await advanceTime(1_000);
  expect(requests.length).toBeGreaterThan(before);
  expect(board.state().rows[0]?.failure).toBeUndefined();
});

it('ends a run without a connection instead of failing row by row', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const requests = answer(STATUS, dropped);
  const board = openFleet();
  board.dispatch(fleet.entriesAdded(fleetEntries(3)));
  board.dispatch(fleet.refreshAllRequested());
  for (let turn = 0; turn < 5; turn += 1) await advanceTime(2_000);
  expect(board.state().run).toMatchObject({ ended: 'offline', isActive: false });
  expect(new Set(requests.map(referenceOf))).toEqual(new Set(['HAL-1']));
});
