import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { createSandbox, isSandboxPath } from '../../sandbox/app';
import type { ClientBindings } from '../../sandbox/client';
import { createSite } from '../../sandbox/site/site';

export interface Servers {
  /** Origin of the site as it is. */
  readonly site: string;
  /** Origin of its twin: the same pages without their scripts, the limit of what can be reached. */
  readonly limit: string;
  close(): void;
}

/** The site and its script-less twin, each with the backend beside it, on free ports of this machine. */
export async function startServers(dist: string): Promise<Servers> {
  const sandbox = createSandbox({ database: ':memory:' });
  const site = createSite(dist);
  const listen = async (answer: (request: Request) => Promise<Response>) => {
    const listener = getRequestListener(
      (request: Request, bindings: ClientBindings) =>
        isSandboxPath(new URL(request.url).pathname) ? sandbox.fetch(request, bindings) : answer(request),
      { overrideGlobalObjects: false },
    );
    const server = createServer((request, response) => void listener(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
  };
  const own = await listen(site);
  const twin = await listen((request) => withoutScripts(site, request));
  return {
    site: own.origin,
    limit: twin.origin,
    close() {
      for (const { server } of [own, twin]) {
        server.close();
        server.closeAllConnections();
      }
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
