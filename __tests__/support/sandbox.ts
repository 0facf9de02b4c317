import { http } from 'msw';
import { createSandbox } from '../../sandbox/app';
import type { Fault } from '../../sandbox/control/faults';
import { demoAccount } from '../../sandbox/seed';
import { server } from './setup/server';

/** The demo account, which owns the seeded shipments. */
export const DEMO_EMAIL = demoAccount.email;

/** Serves a fresh sandbox backend to each test. @returns its controls */
export function useSandbox() {
  let sandbox = createSandbox({ database: ':memory:', enableControl: true });
  beforeEach(() => {
    sandbox.close();
    sandbox = createSandbox({ database: ':memory:', enableControl: true });
    server.use(http.all('*', ({ request }) => sandbox.fetch(request)));
  });
  afterAll(() => {
    sandbox.close();
  });
  return {
    fault: async (path: string, kind: Fault['kind'], times?: number) => {
      const response = await fetch('/__sandbox/faults', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path, kind, ...(times && { times }) }),
      });
      expect(response.ok).toBe(true);
    },
    /** Requests to the endpoints so far, oldest first. */
    calls: async () => {
      const response = await fetch('/__sandbox/requests');
      return (await response.json()) as {
        method: string;
        path: string;
        status: number;
        hasBearer: boolean;
      }[];
    },
  };
}
