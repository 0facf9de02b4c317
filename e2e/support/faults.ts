import type { APIRequestContext } from '@playwright/test';

type Kind = 'delay' | 'drop' | 'offline' | '500' | 'malformed' | '401' | '429';

/** Makes the sandbox fail a path, forever or this many times. `*` matches every path. */
export async function fault(
  request: APIRequestContext,
  path: string,
  kind: Kind,
  times?: number,
): Promise<void> {
  await request.post('/__sandbox/faults', { data: { path, kind, times } });
}
