import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { Fault } from '../../sandbox/control/faults';

/** Makes the sandbox fail a path, forever or this many times. `*` matches every path. */
export async function fault(
  request: APIRequestContext,
  path: string,
  kind: Fault['kind'],
  times?: number,
): Promise<void> {
  expect((await request.post('/__sandbox/faults', { data: { path, kind, times } })).ok()).toBe(true);
}
