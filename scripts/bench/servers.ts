import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, isSandboxPath } from '../../sandbox/app';
import type { ClientBindings } from '../../sandbox/client';
import { readHeaders } from '../../sandbox/site/pageHeaders';
import { createSite } from '../../sandbox/site/site';

export interface Servers {
  /** Origin of the site as it is. */
  readonly site: string;
  /** Origin of its twin: the same pages without their scripts, the limit of what can be reached. */
  readonly limit: string;
  close(): void;
}

type Answer = (request: Request, bindings: ClientBindings) => Response | Promise<Response>;

/** Answers on a free port of this machine. */
export async function listen(answer: Answer): Promise<{ readonly origin: string; close(): void }> {
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The site and its script-less twin, each with the backend beside it. */
export async function startServers(dist: string): Promise<Servers> {
  const sandbox = createSandbox({ database: ':memory:' });
  const site = createSite(dist, readHeaders());
  const withBackend =
    (answer: (request: Request) => Promise<Response>): Answer =>
    (request, bindings) =>
      isSandboxPath(new URL(request.url).pathname) ? sandbox.fetch(request, bindings) : answer(request);
  const own = await listen(withBackend(site));
  const twin = await listen(withBackend((request) => withoutScripts(site, request)));
  return {
    site: own.origin,
    limit: twin.origin,
    close() {
      own.close();
      twin.close();
      sandbox.close();
    },
  };
}

async function withoutScripts(site: (request: Request) => Promise<Response>, request: Request) {
  const plain = new Request(request.url, { method: request.method });
  const response = await site(plain);
  if (!response.headers.get('content-type')?.startsWith('text/html')) return site(request);
  const html = (await response.text()).replace(/<script(?! type="application).*?<\/script>/gs, '');
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', 'br');
  headers.delete('Content-Length');
  return new Response(new Uint8Array(brotliCompressSync(html)), { status: response.status, headers });
}
