import { reportStart } from '../../src/start/started';
import { START_NOTICE_ID } from '../../src/start/showStartNotice';
import { watchStart } from '../../src/start/watchStart';
import { advanceTime, useFakeTime } from '../support/fakeTime';

/** Whether all files arrive. */
let isServed = false;
const mayReload = jest.fn<boolean, []>();
const refreshed = jest.fn<Promise<void>, []>();

const loadError = new TypeError('Failed to fetch dynamically imported module');
const failing = (): Promise<void> => Promise.reject(loadError);
const watch = (run: () => Promise<void>, onFailure?: (error: unknown) => void) => {
  watchStart({
    run,
    isFinal: (error) => error instanceof SyntaxError,
    isServed: () => Promise.resolve(isServed),
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
const notice = () => document.getElementById(START_NOTICE_ID);
const isNoticeShown = () => notice()?.hidden === false;
/** Whether the notice offers a reload, instead of saying that the browser may be too old. */
const offersReload = () => notice()?.hasAttribute('data-unloaded') === true;
const areScriptsOn = () => document.documentElement.hasAttribute('data-scripts');

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
  isServed = false;
  document.documentElement.setAttribute('data-scripts', '');
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
  expect(offersReload()).toBe(true);
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
  expect(offersReload()).toBe(true);
  expect(areScriptsOn()).toBe(true);
  expect(onFailure).toHaveBeenCalledWith(loadError);
});

it.each([
  ['it cannot read the code', new SyntaxError('Unexpected token')],
  ['the code arrives but does not run', new TypeError('Object.fromEntries is not a function')],
])('says that the browser may be too old if %s', async (_, error) => {
  isServed = error instanceof TypeError;
  watch(() => Promise.reject(error));
  await advanceTime(0);
  expect(isNoticeShown()).toBe(true);
  expect(offersReload()).toBe(false);
  expect(areScriptsOn()).toBe(false);
  await advanceTime(2 * SLOW_MS);
  expect(offersReload()).toBe(false);
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
  expect(offersReload()).toBe(false);
  expect(areScriptsOn()).toBe(false);
  // The rest of the code may still run.
  reportStart('working');
  expect(isNoticeShown()).toBe(true);
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
