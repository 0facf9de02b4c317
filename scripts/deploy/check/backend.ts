import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from '../../../sandbox/app';
import type { ClientBindings } from '../../../sandbox/client';
import { BACKEND_POLICY } from '../../build/policy';
import type { Reply } from './send';
import { send } from './send';
import type { Host } from './host';
import type { Tally } from './tally';

export interface Backend {
  readonly origin: string;
  /** The headers of the last request received. */
  lastHeaders(): IncomingHttpHeaders;
  close(): Promise<void>;
}

/** Headers that nginx must not pass on: one that it sends itself, a caching rule, a cookie and a policy. */
const UNWANTED = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=60',
  'Set-Cookie': 'session=1; Path=/',
  'Content-Security-Policy': 'default-src *',
} as const;

/** Starts a sandbox backend with data in memory that also sends the unwanted headers. */
export async function startBackend(port: number): Promise<Backend> {
  const sandbox = createSandbox({ database: ':memory:' });
  const listener = getRequestListener(
    async (request: Request, bindings: ClientBindings) => {
      const response = await sandbox.fetch(request, bindings);
      for (const [name, value] of Object.entries(UNWANTED)) response.headers.set(name, value);
      return response;
    },
    { overrideGlobalObjects: false },
  );
  let last: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    last = request.headers;
    void listener(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    lastHeaders: () => last,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          sandbox.close();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' };
const CALLS: readonly (readonly [method: string, path: string, body?: string])[] = [
  ['GET', '/health/'],
  ['GET', '/status/'],
  ['GET', '/api/ports/?page=1'],
  ['GET', '/api/auth/profile/'],
  ['GET', '/api/nowhere/'],
  ['PUT', '/api/ports/', '{}'],
  ['POST', '/api/auth/login/', JSON.stringify({ email: 'a@b.example', password: 'wrong' })],
];

/** Replaces timestamps, which differ between two calls. */
const withoutTimes = (body: Buffer) => body.toString().replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, 'a time');

/** Expects each of the site's headers once, no caching and no cookie. */
function expectSiteHeaders(tally: Tally, what: string, reply: Reply, everywhere: readonly string[]): void {
  const sent = (name: string) => reply.lines.filter(([line]) => line === name).map(([, value]) => value);
  for (const name of everywhere) tally.expect(`${what} sends ${name} once`, sent(name).length === 1);
  const caching = sent('cache-control').join('|');
  tally.expect(`${what} isn't cached`, caching === 'no-store', caching);
  const policies = sent('content-security-policy').join('|');
  tally.expect(`${what} has our policy, once`, policies === BACKEND_POLICY, policies);
  tally.expect(`${what} sets no cookie`, sent('set-cookie').length === 0, sent('set-cookie').join('|'));
}

/** nginx passes on the backend's response with the site's headers, and hides the visitor's cookies and forged address. */
export async function checkBackend(
  tally: Tally,
  host: Host,
  backend: Backend,
  everywhere: readonly string[],
): Promise<void> {
  for (const [method, path, body] of CALLS) {
    const call = { method, body, headers: { ...JSON_TYPE, 'X-Forwarded-For': '203.0.113.9', Cookie: 'a=b' } };
    const direct = await send(backend.origin, path, call);
    const proxied = await send(host.origin, path, call);
    const what = `${method} ${path}`;
    tally.expect(
      `${what} has the backend's status`,
      proxied.status === direct.status,
      String(proxied.status),
    );
    tally.expect(`${what} has the backend's body`, withoutTimes(proxied.body) === withoutTimes(direct.body));
    for (const name of ['content-type', 'allow'])
      tally.expect(`${what} has the backend's ${name}`, proxied.headers[name] === direct.headers[name]);
    expectSiteHeaders(tally, what, proxied, everywhere);
    const { cookie, 'x-forwarded-for': forwarded = '' } = backend.lastHeaders();
    tally.expect(`${what} forwards the visitor's real address`, forwarded === '127.0.0.1', String(forwarded));
    tally.expect(`${what} sends no cookie to the backend`, cookie === undefined, cookie);
  }
  const tooLarge = await send(host.origin, '/api/contact/', {
    method: 'POST',
    body: 'x'.repeat(2 ** 20 + 1),
  });
  tally.expect('a body over 1 MB gets a 413', tooLarge.status === 413, String(tooLarge.status));
  expectSiteHeaders(tally, 'a body over 1 MB', tooLarge, everywhere);
  await backend.close();
  const down = await send(host.origin, '/health/');
  tally.expect('with the backend down, a call gets a 502', down.status === 502, String(down.status));
  expectSiteHeaders(tally, 'a call with the backend down', down, everywhere);
  tally.expect('with the backend down, pages still load', (await send(host.origin, '/quote')).status === 200);
}
