import { withCrossTabLock } from '../../src/session/crossTabLock';
import { useFakeTime } from '../support/fakeTime';

useFakeTime();

type Run = () => Promise<unknown>;

/** Mocks `navigator.locks`. */
function mockLocks(request: (name: string, options: { signal: AbortSignal }, run: Run) => Promise<unknown>) {
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

/** Mocks an available lock. @returns its live state */
function freeLock() {
  const state = { name: '', isHeld: false };
  mockLocks(async (name, _options, run) => {
    Object.assign(state, { name, isHeld: true });
    await run();
    state.isHeld = false;
  });
  return state;
}

const writeTask = (wrote: () => void) => {
  wrote();
  return Promise.resolve('done');
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

it('runs the task without Web Locks', async () => {
  expect(await withCrossTabLock('lock', writeTask)).toBe('done');
});

it('runs the task under the lock and releases it immediately if nothing was written', async () => {
  const lock = freeLock();
  const held: boolean[] = [];
  const answer = await withCrossTabLock('lock', () => {
    held.push(lock.isHeld);
    return Promise.resolve('done');
  });
  await jest.advanceTimersByTimeAsync(0);
  expect([answer, held, lock]).toEqual(['done', [true], { name: 'lock', isHeld: false }]);
});

it('resolves immediately and holds the lock for a second, until other tabs can read what was written', async () => {
  const lock = freeLock();
  const answer = await withCrossTabLock('lock', (wrote) => {
    wrote();
    return Promise.resolve('done');
  });
  await jest.advanceTimersByTimeAsync(999);
  expect([answer, lock.isHeld]).toEqual(['done', true]);
  await jest.advanceTimersByTimeAsync(1);
  expect(lock.isHeld).toBe(false);
});

it('rejects when the task fails, runs it once and releases the lock', async () => {
  const lock = freeLock();
  const task = jest.fn(() => Promise.reject(new Error('failed')));
  await expect(withCrossTabLock('lock', task)).rejects.toThrow('failed');
  await jest.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(1);
  expect(lock.isHeld).toBe(false);
});

it('runs the task without the lock if the browser denies it', async () => {
  mockLocks(() => Promise.reject(new DOMException('', 'SecurityError')));
  expect(await withCrossTabLock('lock', writeTask)).toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

it('waits twelve seconds for a frozen tab, then runs the task once', async () => {
  mockLocks(
    (_name, { signal }) =>
      new Promise((_done, fail) => {
        signal.addEventListener('abort', () => {
          fail(new DOMException('', 'AbortError'));
        });
      }),
  );
  const task = jest.fn(() => Promise.resolve('done'));
  const answer = withCrossTabLock('lock', task);
  await jest.advanceTimersByTimeAsync(11_999);
  expect(task).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('done');
  expect(task).toHaveBeenCalledTimes(1);
});

it('does not limit the task’s own time', async () => {
  const signals: AbortSignal[] = [];
  mockLocks((_name, { signal }, run) => {
    signals.push(signal);
    return run();
  });
  const answer = withCrossTabLock('lock', () => new Promise((done) => setTimeout(done, 20_000, 'done')));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBe('done');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});
