import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, isSandboxPath } from '../../sandbox/app';
import type { ClientBindings } from '../../sandbox/client';
import { readHeaders } from '../../sandbox/site/pageHeaders';
import { createSite } from '../../sandbox/site/site';

export interface Servers {
  /** The site's origin. */
  readonly site: string;
  /** The origin of the same pages without scripts: the best possible times. */
  readonly limit: string;
  close(): void;
}

type Handler = (request: Request, bindings: ClientBindings) => Response | Promise<Response>;

/** Serves requests on a free local port. */
export async function listen(handler: Handler): Promise<{ readonly origin: string; close(): void }> {
  const listener = getRequestListener(handler, { overrideGlobalObjects: false });
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

/** Starts the site and its version without scripts, each with the sandbox backend. */
export async function startServers(dist: string): Promise<Servers> {
  const sandbox = createSandbox({ database: ':memory:' });
  const site = createSite(dist, readHeaders());
  const withBackend =
    (serve: (request: Request) => Promise<Response>): Handler =>
    (request, bindings) =>
      isSandboxPath(new URL(request.url).pathname) ? sandbox.fetch(request, bindings) : serve(request);
  const full = await listen(withBackend(site));
  const stripped = await listen(withBackend((request) => withoutScripts(site, request)));
  return {
    site: full.origin,
    limit: stripped.origin,
    close() {
      full.close();
      stripped.close();
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
