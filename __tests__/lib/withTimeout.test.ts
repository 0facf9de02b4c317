import { withTimeout } from '../../src/lib/promises';

class TimeoutError extends Error {}

describe('withTimeout', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('resolves with the value and leaves no timer', async () => {
    await expect(withTimeout(Promise.resolve(7), 1000, () => new TimeoutError())).resolves.toBe(7);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects with the error and leaves no timer', async () => {
    const failure = new TypeError('no network');
    await expect(withTimeout(Promise.reject(failure), 1000, () => new TimeoutError())).rejects.toBe(failure);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects exactly at the limit, and ignores a later error', async () => {
    let fail: (error: Error) => void = () => undefined;
    const slow = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const seen = jest.fn();
    const limited = withTimeout(slow, 120_000, () => new TimeoutError()).catch(seen);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(seen).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await limited;
    expect(seen).toHaveBeenCalledWith(expect.any(TimeoutError));
    fail(new Error('too late to matter'));
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
