import type { APIRequestContext } from '@playwright/test';

type Kind = 'delay' | 'drop' | 'offline' | '500' | 'malformed' | '401' | '429';

/** From now on the sandbox answers a path so, or so often. `*` is every path. */
export async function fault(
  request: APIRequestContext,
  path: string,
  kind: Kind,
  times?: number,
): Promise<void> {
  await request.post('/__sandbox/faults', { data: { path, kind, times } });
}
