import { reportStart } from '../../src/start/started';
import { START_NOTICE_ID } from '../../src/start/startNoticeId';
import { watchStart } from '../../src/start/watchStart';
import { advanceTime, useFakeTime } from '../support/fakeTime';

const mayReload = jest.fn<boolean, []>();
const refreshed = jest.fn<Promise<void>, []>();

const loadError = new TypeError('Failed to fetch dynamically imported module');
const failing = (): Promise<void> => Promise.reject(loadError);
const watch = (run: () => Promise<void>, onFailure?: (error: unknown) => void) => {
  watchStart({
    run,
    loadRescue: () => Promise.resolve({ refreshCode: refreshed, reloadOnce: mayReload }),
    onFailure,
  });
};

/** A start that hasn't finished. */
const pending = () => new Promise<void>(() => undefined);
/** Loads the entry, whose code reports this. */
const loading = (state: 'running' | 'working' | 'failed') => () => {
  reportStart(state);
  return Promise.resolve();
};

const SLOW_MS = 20_000;
const isNoticeShown = () => document.getElementById(START_NOTICE_ID)?.hidden === false;

const watched: (() => void)[] = [];

useFakeTime();
beforeEach(() => {
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options) => {
      add(type, listener, options);
      watched.push(() => {
        window.removeEventListener(type, listener);
      });
    });
  document.body.innerHTML = `<div id="${START_NOTICE_ID}" role="alert" hidden>This page is not working</div>`;
  refreshed.mockReset().mockResolvedValue();
  mayReload.mockReset().mockReturnValue(false);
});

// A document starts only once.
afterEach(() => {
  for (const stop of watched.splice(0)) stop();
});

it('shows the notice when the start takes 20 s', async () => {
  watch(pending);
  await advanceTime(SLOW_MS - 1);
  expect(isNoticeShown()).toBe(false);
  await advanceTime(1);
  expect(isNoticeShown()).toBe(true);
  reportStart('working');
  expect(isNoticeShown()).toBe(false);
});

it.each([
  ['before the entry’s promise', loading('working')],
  ['after a while', pending],
])('shows no notice 20 s after a start that worked %s', async (_, run) => {
  watch(run);
  await advanceTime(SLOW_MS / 2);
  reportStart('working');
  await advanceTime(2 * SLOW_MS);
  expect(isNoticeShown()).toBe(false);
  expect(refreshed).not.toHaveBeenCalled();
});

it('still shows the notice if the code runs, but the page does not get interactive', async () => {
  watch(loading('running'));
  await advanceTime(SLOW_MS);
  expect(isNoticeShown()).toBe(true);
});

it('drops what was kept of the code before the one reload', async () => {
  mayReload.mockReturnValue(true);
  let isDropped: () => void = () => undefined;
  refreshed.mockReturnValue(new Promise((resolve) => (isDropped = resolve)));
  const onFailure = jest.fn();
  watch(failing, onFailure);
  await advanceTime(0);
  expect(mayReload).not.toHaveBeenCalled();
  isDropped();
  await advanceTime(0);
  expect(mayReload).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
  expect(isNoticeShown()).toBe(false);
});

it('reports why the page did not start when a reload did not help', async () => {
  const onFailure = jest.fn();
  watch(failing, onFailure);
  await advanceTime(0);
  expect(isNoticeShown()).toBe(true);
  expect(onFailure).toHaveBeenCalledWith(loadError);
});

it('takes an empty entry for a failed start', async () => {
  const onFailure = jest.fn();
  watch(() => Promise.resolve(), onFailure);
  await advanceTime(0);
  expect(refreshed).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledWith(new Error('The entry is empty'));
  expect(isNoticeShown()).toBe(true);
});

it('shows the notice when the code throws, and does not reload', async () => {
  watch(loading('failed'));
  await advanceTime(0);
  expect(isNoticeShown()).toBe(true);
  expect(refreshed).toHaveBeenCalledTimes(1);
  expect(mayReload).not.toHaveBeenCalled();
});

it('starts again when the connection returns', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = jest.fn(failing).mockImplementationOnce(failing).mockImplementationOnce(loading('working'));
  watch(run);
  await advanceTime(0);
  expect(isNoticeShown()).toBe(true);
  expect(mayReload).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await advanceTime(SLOW_MS);
  expect(run).toHaveBeenCalledTimes(2);
  expect(isNoticeShown()).toBe(false);
});
