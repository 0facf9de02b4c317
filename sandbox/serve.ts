import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { companyName } from '../src/content/companyName';
import { addressOf, portTaken } from './address';
import { isSandboxPath } from './app';
import type { ClientBindings } from './client';
import { embeddedSandbox } from './embedded';
import { refusal } from './localHosts';
import { readHeaders } from './site/pageHeaders';
import { createSite } from './site/site';
import { withNotice } from './site/withNotice';

const reason = refusal(process.env);
if (reason) {
  console.error(reason);
  process.exit(1);
}

/** Serves the built site with the sandbox beside it, to this machine alone unless SANDBOX_PUBLIC and HOST say otherwise. */
const { port, hosts } = addressOf(process.env);

const sandbox = embeddedSandbox();
const builtSite = createSite(path.resolve('dist'), readHeaders());
const site = process.env.SANDBOX_NOTICE === 'off' ? builtSite : withNotice(builtSite);

const listener = getRequestListener(
  (request: Request, bindings: ClientBindings) =>
    isSandboxPath(new URL(request.url).pathname) ? sandbox.fetch(request, bindings) : site(request),
  { overrideGlobalObjects: false },
);

const servers = hosts.map((host) => {
  const server = createServer((request, response) => void listener(request, response));
  server.on('error', (error: NodeJS.ErrnoException) => {
    // A machine without IPv6 still has the other address.
    if (hosts.length > 1 && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) return;
    console.error(error.code === 'EADDRINUSE' ? portTaken(port) : error.message);
    process.exit(1);
  });
  return server.listen(port, host);
});

function stop(): void {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  sandbox.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

console.log(`${companyName.full}: http://localhost:${String(port)}`);
console.log(
  'Backend: the embedded sandbox. Quotes, ports and accounts are sandbox data, for demonstration only.',
);
if (process.env.SANDBOX_PUBLIC !== '1')
  console.log(`Developers' page: http://localhost:${String(port)}/__sandbox/`);
if (process.env.VITE_API_BASE_URL)
  console.log(`VITE_API_BASE_URL is set: the site talks to ${process.env.VITE_API_BASE_URL} instead.`);
