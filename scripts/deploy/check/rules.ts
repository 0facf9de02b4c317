import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '../../../src/config/paths';
import type { HeaderSet } from '../../build/headers';
import { policyOf, UPGRADE } from '../../build/policy';
import type { Host } from './host';
import { send } from './send';
import type { Tally } from './tally';

/** Malformed paths, paths that lead out of the site, and the build's header files, which aren't public. */
const REJECTED = [
  ...['/headers.json', '/%', '/about%00', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'],
  ...['/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/assets/../../releases/image/maps.conf'],
];
const YEAR = 'public, max-age=31536000, immutable';

/** The response has each of the build's headers once, and a policy that matches the page. */
async function checkPage(
  tally: Tally,
  host: Host,
  headers: HeaderSet,
  target: string,
  page: string,
  status: number,
) {
  const reply = await send(host.origin, target);
  tally.expect(`${target} has status ${String(status)}`, reply.status === status, String(reply.status));
  for (const [name, value] of Object.entries({ ...headers['*'], ...headers[page] })) {
    const sent = reply.lines.filter(([line]) => line === name.toLowerCase()).map(([, text]) => text);
    tally.expect(`${target} sends the build's ${name} once`, sent.join('|') === value, sent.join('|'));
  }
  const policy = policyOf(reply.body.toString());
  const hashes = (text = '') => text.match(/'sha256-[^']+'/g)?.join(' ');
  tally.expect(
    `${target} sends a policy that matches the page`,
    hashes(policy) === hashes(String(reply.headers['content-security-policy'])),
  );
  const overHttps = await send(host.origin, target, { headers: { 'X-Forwarded-Proto': 'https' } });
  tally.expect(
    `${target} over HTTPS upgrades all requests to HTTPS`,
    overHttps.headers['content-security-policy'] ===
      `${String(reply.headers['content-security-policy'])}; ${UPGRADE}`,
  );
}

async function checkEncodings(tally: Tally, host: Host, target: string): Promise<void> {
  const get = (accept: string) => send(host.origin, target, { headers: { 'Accept-Encoding': accept } });
  const [brotli, gzip, plain] = [await get('gzip, br'), await get('gzip'), await get('identity')];
  tally.expect(
    `${target} in brotli is the same file`,
    brotli.headers['content-encoding'] === 'br' && brotliDecompressSync(brotli.body).equals(plain.body),
  );
  tally.expect(
    `${target} in gzip is the same file`,
    gzip.headers['content-encoding'] === 'gzip' && gunzipSync(gzip.body).equals(plain.body),
  );
  const etag = brotli.headers.etag ?? '';
  const revalidated = await send(host.origin, target, {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag },
  });
  tally.expect(
    `${target} unchanged gets a 304 without a body`,
    revalidated.status === 304 && !revalidated.body.length,
  );
}

/** An ACME challenge is served as plain text, and nothing else in its folder is. */
async function checkChallenge(tally: Tally, host: Host): Promise<void> {
  const target = '/.well-known/acme-challenge/token-1_a';
  await mkdir(path.join(host.root, 'acme', path.dirname(target)), { recursive: true });
  await writeFile(path.join(host.root, 'acme', target), 'key authorization');
  await writeFile(path.join(host.root, 'acme/secret.txt'), 'secret');
  const { status, headers, body } = await send(host.origin, target);
  tally.expect(
    `${target} is served`,
    status === 200 && body.toString() === 'key authorization',
    String(status),
  );
  tally.expect(`${target} is plain text`, headers['content-type'] === 'text/plain', headers['content-type']);
  const other = await send(host.origin, '/secret.txt');
  tally.expect('nothing else in the ACME folder is served', other.status === 404, String(other.status));
}

/** Compares status codes, headers, compression and caching with the build itself. */
export async function checkRules(tally: Tally, host: Host, headers: HeaderSet): Promise<void> {
  for (const route of Object.values(paths)) await checkPage(tally, host, headers, route, route, 200);
  await checkPage(tally, host, headers, '/nowhere', '/404', 404);
  await checkPage(tally, host, headers, '/services/nothing', '/404', 404);

  const assets = await readdir(path.join(host.build, 'dist/assets'));
  const script = `/assets/${assets.find((name) => name.endsWith('.js')) ?? ''}`;
  for (const target of ['/', script]) await checkEncodings(tally, host, target);
  const caching: Readonly<Record<string, string>> = {
    '/': 'no-cache, no-transform',
    '/nowhere': 'no-cache, no-transform',
    '/sw.js': 'no-cache, no-transform',
    '/about/': 'no-cache, no-transform',
    '/robots.txt': 'public, max-age=3600',
    '/og/home.jpg': 'public, max-age=3600',
    '/.well-known/security.txt': 'public, max-age=3600',
    [script]: YEAR,
    '/assets/gone.js': 'no-cache, no-transform',
  };
  for (const [target, value] of Object.entries(caching)) {
    const found = (await send(host.origin, target)).headers['cache-control'];
    tally.expect(`${target} has Cache-Control ${value}`, found === value, found);
  }
  await checkChallenge(tally, host);
  for (const target of REJECTED) {
    const { status } = await send(host.origin, target);
    tally.expect(`${target} is rejected`, status === 400 || status === 404, String(status));
  }
}
