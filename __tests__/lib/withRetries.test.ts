import { withRetries } from '../../src/lib/withRetries';

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

it('retries after 300 ms and 1.5 s', async () => {
  const load = failing(2);
  const result = withRetries(load);
  await jest.advanceTimersByTimeAsync(299);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(load).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await result).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(3);
});

it('gives up with the last error', async () => {
  const result = expect(withRetries(failing(3))).rejects.toThrow('failure 2');
  await jest.advanceTimersByTimeAsync(2_000);
  await result;
});
