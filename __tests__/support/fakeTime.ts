import { act } from 'react';
import { setImmediate as nextTask } from 'node:timers/promises';

/** Fake timers and clock for every test of the file that calls it; the network stays real, as MSW needs it. */
export function useFakeTime(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Lets answers that are on their way come through. */
export async function flushNetwork(): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) await nextTask();
}

/** Lets so many milliseconds go by, and with them the answers that are on their way. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await flushNetwork();
    await jest.advanceTimersByTimeAsync(ms);
    await flushNetwork();
  });
}
