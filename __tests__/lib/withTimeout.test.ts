import { withTimeout } from '../../src/lib/withTimeout';

class Late extends Error {}

describe('withTimeout', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('gives the answer and leaves no timer behind', async () => {
    await expect(withTimeout(Promise.resolve(7), 1000, () => new Late())).resolves.toBe(7);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('passes a failure on and leaves no timer behind', async () => {
    const failure = new TypeError('no network');
    await expect(withTimeout(Promise.reject(failure), 1000, () => new Late())).rejects.toBe(failure);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up at the limit, not before, and drops what comes later', async () => {
    let fail: (error: Error) => void = () => undefined;
    const slow = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const seen = jest.fn();
    const limited = withTimeout(slow, 120_000, () => new Late()).catch(seen);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(seen).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await limited;
    expect(seen).toHaveBeenCalledWith(expect.any(Late));
    fail(new Error('too late to matter'));
    await jest.advanceTimersByTimeAsync(0);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});
