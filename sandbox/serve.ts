import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readSettings } from '../scripts/env';
import { companyName } from '../src/content/companyName';
import { addressOf, portInUse } from './address';
import { isSandboxPath } from './app';
import type { ClientBindings } from './client';
import { embeddedSandbox, hasControl } from './embedded';
import { refusal } from './localHosts';
import { otherBackend } from './otherBackend';
import { readHeaders } from './site/pageHeaders';
import { createSite } from './site/site';
import { withNotice } from './site/withNotice';

const reason = refusal(process.env);
if (reason) {
  console.error(reason);
  process.exit(1);
}

/** Serves the built site and the sandbox, to this machine only unless SANDBOX_PUBLIC and HOST are set. */
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
    // Without IPv6, the other loopback address still works.
    if (hosts.length > 1 && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) return;
    console.error(error.code === 'EADDRINUSE' ? portInUse(port) : error.message);
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
console.log('Backend: the embedded sandbox. Quotes, accounts and port statuses are made up, for demos only.');
if (hasControl(process.env)) console.log(`Developer page: http://localhost:${String(port)}/__sandbox/`);
const warning = otherBackend(readSettings(process.env.BUILD_MODE ?? 'production'));
if (warning) console.log(warning);
