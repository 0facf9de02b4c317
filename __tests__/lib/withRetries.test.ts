import { withRetries } from '../../src/lib/promises';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const failing = (times: number) => {
  const load = jest.fn(() => Promise.resolve('loaded'));
  for (let time = 0; time < times; time += 1)
    load.mockRejectedValueOnce(new Error(`failure ${String(time)}`));
  return load;
};

it('retries after 300 ms, 1.5 s and 3.5 s', async () => {
  const load = failing(3);
  const result = withRetries(load);
  await jest.advanceTimersByTimeAsync(299);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(3_499);
  expect(load).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(4);
});

it('gives up with the last error', async () => {
  const result = expect(withRetries(failing(4))).rejects.toThrow('failure 3');
  await jest.advanceTimersByTimeAsync(6_000);
  await result;
});
