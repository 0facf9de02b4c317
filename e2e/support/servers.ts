import { spawn } from 'node:child_process';
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

/** The sandbox's counters since its start. */
interface Counts {
  readonly refreshes: number;
  /** How often a spent refresh token was reused. */
  readonly refreshReuse: number;
}

export interface TestServer {
  readonly base: string;
  counts(): Promise<Counts>;
  /** Advances the sandbox's clock, so that tokens expire without waiting. */
  advance(minutes: number): Promise<void>;
  /** Adds a fault; see sandbox/control/faults.ts. */
  fail(fault: { path: string; kind: string; times?: number }): Promise<void>;
  reset(): Promise<void>;
  /** Resolves when the port is free for the next server. */
  stop(): Promise<void>;
}

/**
 * Starts a separate server with an in-memory sandbox.
 * @param kind the built site, or Vite with the development build
 * @param environment such as the lifetime of access tokens, `SANDBOX_ACCESS_SECONDS`
 */
export async function startServer(
  kind: keyof typeof ports,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const port = String(ports[kind]);
  const base = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, scripts[kind], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: port,
      SANDBOX_DATABASE: ':memory:',
      SANDBOX_NOTICE: 'off',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  // Unlike exit, once all of its output has arrived.
  const closed = once(child, 'close');
  const hasExited = () => child.exitCode !== null;
  const stop = async () => {
    child.kill();
    await closed;
  };
  // Whatever else has the port may not respond.
  const isUp = () =>
    fetch(`${base}/health/`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
  try {
    await expect.poll(async () => hasExited() || (await isUp()), { timeout: 40_000 }).toBe(true);
    // Otherwise, something else has the port.
    expect(hasExited()).toBe(false);
  } catch (cause) {
    await stop();
    throw new Error(`The server on port ${port} did not start. ${errors}`, { cause });
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
