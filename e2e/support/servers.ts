import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { ownPorts } from '../../playwright.config';

const [built = NaN, development = NaN] = ownPorts(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
const ports = { built, development } as const;

const scripts = {
  built: ['node_modules/tsx/dist/cli.mjs', 'sandbox/serve.ts'],
  development: [
    'node_modules/vite/bin/vite.js',
    ...[
      '--configLoader',
      'runner',
      '--host',
      '127.0.0.1',
      '--strictPort',
      '--port',
      String(ports.development),
    ],
  ],
} as const;

/** What the sandbox counts from its start on. */
interface Counts {
  readonly refreshes: number;
  /** How often a spent refresh token was tried again. */
  readonly refreshReuse: number;
}

export interface OwnServer {
  readonly base: string;
  counts(): Promise<Counts>;
  /** Moves the sandbox's clock on: tokens run out without waiting. */
  advance(minutes: number): Promise<void>;
  /** Answers so often with a fault; see sandbox/control/faults.ts. */
  fail(fault: { path: string; kind: string; times?: number }): Promise<void>;
  reset(): Promise<void>;
  /** Ends when the port is free for the next server. */
  stop(): Promise<void>;
}

/**
 * A server of the spec's own, with a sandbox in memory.
 * @param kind the built site, or Vite with the development build
 * @param environment such as the life of an access token, `SANDBOX_ACCESS_SECONDS`
 */
export async function startServer(
  kind: keyof typeof ports,
  environment: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const port = String(ports[kind]);
  const base = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, scripts[kind], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: port,
      SANDBOX_DATABASE: ':memory:',
      SANDBOX_NOTICE: 'off',
      ...environment,
    },
    stdio: 'ignore',
  });
  const stop = async () => {
    // One that is gone already tells of no exit any more.
    if (child.kill()) await once(child, 'exit');
  };
  try {
    await expect
      .poll(async () => (await fetch(`${base}/health/`).catch(() => undefined))?.status, { timeout: 40_000 })
      .toBe(200);
    expect(child.exitCode, `port ${port} is taken by something else`).toBeNull();
  } catch (error) {
    await stop();
    throw error;
  }
  const post = async (path: string, body: object) => {
    const response = await fetch(`${base}/__sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
    expect(response.ok, path).toBe(true);
  };
  return {
    base,
    counts: async () => (await (await fetch(`${base}/__sandbox/stats`)).json()) as Counts,
    advance: (minutes) => post('clock', { advanceMinutes: minutes }),
    fail: (fault) => post('faults', fault),
    reset: () => post('reset', {}),
    stop,
  };
}
