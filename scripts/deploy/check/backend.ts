import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from '../../../sandbox/app';
import type { ClientBindings } from '../../../sandbox/client';
import { ask } from './ask';
import type { Host } from './host';
import type { Tally } from './tally';

export interface Backend {
  readonly origin: string;
  /** Headers of the last request, as they came. */
  lastHeaders(): IncomingHttpHeaders;
  close(): Promise<void>;
}

/** The sandbox's backend on a port of its own, with data in memory. It sends one header that nginx sends too. */
export async function startBackend(port: number): Promise<Backend> {
  const sandbox = createSandbox({ database: ':memory:' });
  const listener = getRequestListener(
    async (request: Request, bindings: ClientBindings) => {
      const response = await sandbox.fetch(request, bindings);
      response.headers.set('X-Content-Type-Options', 'nosniff');
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

/** What nginx hands on comes back as the backend said it, with the site's headers once, and is the visitor's own. */
export async function checkBackend(
  tally: Tally,
  host: Host,
  backend: Backend,
  everywhere: readonly string[],
): Promise<void> {
  for (const [method, path, body] of CALLS) {
    const call = { method, body, headers: { ...JSON_TYPE, 'X-Forwarded-For': '203.0.113.9' } };
    const direct = await ask(backend.origin, path, call);
    const handed = await ask(host.origin, path, call);
    const what = `${method} ${path}`;
    tally.expect(`${what} has the backend's status`, handed.status === direct.status, String(handed.status));
    tally.expect(`${what} has the backend's body`, timeless(handed.body) === timeless(direct.body));
    for (const name of ['content-type', 'cache-control', 'allow', 'content-security-policy'])
      tally.expect(`${what} has the backend's ${name}`, handed.headers[name] === direct.headers[name]);
    for (const name of everywhere)
      tally.expect(`${what} sends ${name} once`, handed.lines.filter(([line]) => line === name).length === 1);
    const forwarded = String(backend.lastHeaders()['x-forwarded-for']);
    tally.expect(`${what} names the visitor, not whom he claims to be`, forwarded === '127.0.0.1', forwarded);
  }
  await backend.close();
  const { status } = await ask(host.origin, '/health/');
  tally.expect('a backend that is gone is 502', status === 502, String(status));
  tally.expect('pages do without it', (await ask(host.origin, '/quote')).status === 200);
}
