/** @jest-environment node */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

/** Runs the check against a server that answers with this status. @returns whether the container is healthy */
async function isHealthy(status: number, listen: (port: number) => string): Promise<boolean> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/robots.txt' ? status : 500).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await promisify(execFile)('deploy/healthcheck.sh', { env: { ...process.env, LISTEN: listen(port) } });
    return true;
  } catch {
    return false;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it.each([
  ['a port', (port: number) => String(port)],
  ['an address', (port: number) => `127.0.0.1:${String(port)}`],
  ['all addresses', (port: number) => `[::]:${String(port)} ipv6only=off`],
])('passes if nginx responds on %s', async (_, listen) => {
  expect(await isHealthy(200, listen)).toBe(true);
});

it('passes if nginx expects HTTPS', async () => {
  expect(await isHealthy(400, (port) => `${String(port)} ssl`)).toBe(true);
});

it('fails if nginx responds with an error', async () => {
  expect(await isHealthy(500, String)).toBe(false);
  expect(await isHealthy(400, String)).toBe(false);
});

it('fails if nothing listens', async () => {
  expect(await isHealthy(200, () => '127.0.0.1:9')).toBe(false);
});
