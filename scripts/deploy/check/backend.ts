import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from '../../../sandbox/app';
import type { ClientBindings } from '../../../sandbox/client';
import type { Answer } from './ask';
import { ask } from './ask';
import type { Host } from './host';
import type { Tally } from './tally';

export interface Backend {
  readonly origin: string;
  /** Headers of the last request, as they came. */
  lastHeaders(): IncomingHttpHeaders;
  close(): Promise<void>;
}

/** What a backend might send and nginx must not hand on: a header it sends itself, a caching rule, a cookie. */
const UNWANTED = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=60',
  'Set-Cookie': 'session=1; Path=/',
} as const;

/** The sandbox's backend on a port of its own, with data in memory, which also sends what is unwanted. */
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

/** Times in an answer differ by the moment it was asked for. */
const timeless = (body: Buffer) => body.toString().replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, 'a time');

/** The site's headers once each, kept by no cache, and no cookie. */
function expectOwnHeaders(tally: Tally, what: string, answer: Answer, everywhere: readonly string[]): void {
  const sent = (name: string) => answer.lines.filter(([line]) => line === name).map(([, value]) => value);
  for (const name of everywhere) tally.expect(`${what} sends ${name} once`, sent(name).length === 1);
  const caching = sent('cache-control').join('|');
  tally.expect(`${what} is stored by no cache`, caching === 'no-store', caching);
  tally.expect(`${what} sets no cookie`, sent('set-cookie').length === 0, sent('set-cookie').join('|'));
}

/** What nginx hands on comes back as the backend said it, with the site's headers once, and is the visitor's own. */
export async function checkBackend(
  tally: Tally,
  host: Host,
  backend: Backend,
  everywhere: readonly string[],
): Promise<void> {
  for (const [method, path, body] of CALLS) {
    const call = { method, body, headers: { ...JSON_TYPE, 'X-Forwarded-For': '203.0.113.9', Cookie: 'a=b' } };
    const direct = await ask(backend.origin, path, call);
    const handed = await ask(host.origin, path, call);
    const what = `${method} ${path}`;
    tally.expect(`${what} has the backend's status`, handed.status === direct.status, String(handed.status));
    tally.expect(`${what} has the backend's body`, timeless(handed.body) === timeless(direct.body));
    for (const name of ['content-type', 'allow', 'content-security-policy'])
      tally.expect(`${what} has the backend's ${name}`, handed.headers[name] === direct.headers[name]);
    expectOwnHeaders(tally, what, handed, everywhere);
    const { cookie, 'x-forwarded-for': forwarded = '' } = backend.lastHeaders();
    tally.expect(
      `${what} names the visitor, not whom he claims to be`,
      forwarded === '127.0.0.1',
      String(forwarded),
    );
    tally.expect(`${what} brings the backend no cookie`, cookie === undefined, cookie);
  }
  const tooLarge = await ask(host.origin, '/api/contact/', { method: 'POST', body: 'x'.repeat(2 ** 20 + 1) });
  tally.expect('a body of more than a megabyte is 413', tooLarge.status === 413, String(tooLarge.status));
  expectOwnHeaders(tally, 'a body of more than a megabyte', tooLarge, everywhere);
  await backend.close();
  const gone = await ask(host.origin, '/health/');
  tally.expect('a backend that is gone is 502', gone.status === 502, String(gone.status));
  expectOwnHeaders(tally, 'a backend that is gone', gone, everywhere);
  tally.expect('pages do without it', (await ask(host.origin, '/quote')).status === 200);
}
