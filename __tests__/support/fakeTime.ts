import { act } from 'react';
import { setImmediate as nextTask } from 'node:timers/promises';

/** Fakes timers and clock in every test of the file, except what MSW needs. */
export function useFakeTime(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

/** Lets pending mocked responses arrive. */
export async function flushNetwork(): Promise<void> {
  for (let turn = 0; turn < 15; turn += 1) await nextTask();
}

/** Advances fake time, before and after delivering pending mocked responses. */
export async function advanceTime(ms: number): Promise<void> {
  await act(async () => {
    await flushNetwork();
    await jest.advanceTimersByTimeAsync(ms);
    await flushNetwork();
  });
}
