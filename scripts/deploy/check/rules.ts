import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths } from '../../../src/config/paths';
import type { HeaderSet } from '../../build/headers';
import { policyOf, UPGRADE } from '../../build/policy';
import { ask } from './ask';
import type { Host } from './host';
import type { Tally } from './tally';

/** No paths, or paths that lead out of the site, which nginx refuses itself; and headers, which no visitor needs. */
const REFUSED = [
  ...['/headers.json', '/%', '/about%00', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt'],
  ...['/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt', '/assets/../../releases/image/maps.conf'],
];
const YEAR = 'public, max-age=31536000, immutable';

/** The headers of every answer are those of the build, each of them once. */
async function checkPage(
  tally: Tally,
  host: Host,
  headers: HeaderSet,
  target: string,
  page: string,
  status: number,
) {
  const answer = await ask(host.origin, target);
  tally.expect(`${target} has status ${String(status)}`, answer.status === status, String(answer.status));
  for (const [name, value] of Object.entries({ ...headers['*'], ...headers[page] })) {
    const sent = answer.lines.filter(([line]) => line === name.toLowerCase()).map(([, text]) => text);
    tally.expect(`${target} sends ${name} of the build once`, sent.join('|') === value, sent.join('|'));
  }
  const policy = policyOf(answer.body.toString());
  const own = (text = '') => text.match(/'sha256-[^']+'/g)?.join(' ');
  tally.expect(
    `${target} sends a policy that fits the page sent`,
    own(policy) === own(String(answer.headers['content-security-policy'])),
  );
  const byHttps = await ask(host.origin, target, { headers: { 'X-Forwarded-Proto': 'https' } });
  tally.expect(
    `${target} by https has all its parts asked for by https`,
    byHttps.headers['content-security-policy'] ===
      `${String(answer.headers['content-security-policy'])}; ${UPGRADE}`,
  );
}

async function checkEncodings(tally: Tally, host: Host, target: string): Promise<void> {
  const get = (accept: string) => ask(host.origin, target, { headers: { 'Accept-Encoding': accept } });
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
  const again = await ask(host.origin, target, {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag },
  });
  tally.expect(`${target} unchanged is 304 without a body`, again.status === 304 && !again.body.length);
}

/** A certificate authority finds what an ACME client left, as plain text and under no other path. */
async function checkChallenge(tally: Tally, host: Host): Promise<void> {
  const target = '/.well-known/acme-challenge/token-1_a';
  await mkdir(path.join(host.root, 'acme', path.dirname(target)), { recursive: true });
  await writeFile(path.join(host.root, 'acme', target), 'key authorization');
  await writeFile(path.join(host.root, 'acme/secret.txt'), 'secret');
  const { status, headers, body } = await ask(host.origin, target);
  tally.expect(
    `${target} is served`,
    status === 200 && body.toString() === 'key authorization',
    String(status),
  );
  tally.expect(`${target} is plain text`, headers['content-type'] === 'text/plain', headers['content-type']);
  const other = await ask(host.origin, '/secret.txt');
  tally.expect('nothing else of the ACME folder is served', other.status === 404, String(other.status));
}

/** Statuses, headers, compression and times of keeping, against the build and not against another server. */
export async function checkRules(tally: Tally, host: Host, headers: HeaderSet): Promise<void> {
  for (const route of Object.values(paths)) await checkPage(tally, host, headers, route, route, 200);
  await checkPage(tally, host, headers, '/nowhere', '/404', 404);
  await checkPage(tally, host, headers, '/services/nothing', '/404', 404);

  const assets = await readdir(path.join(host.build, 'dist/assets'));
  const script = `/assets/${assets.find((name) => name.endsWith('.js')) ?? ''}`;
  for (const target of ['/', script]) await checkEncodings(tally, host, target);
  const times: Readonly<Record<string, string>> = {
    '/': 'no-cache',
    '/nowhere': 'no-cache',
    '/sw.js': 'no-cache',
    '/about/': 'no-cache',
    '/robots.txt': 'public, max-age=3600',
    '/og/home.jpg': 'public, max-age=3600',
    '/.well-known/security.txt': 'public, max-age=3600',
    [script]: YEAR,
    '/assets/gone.js': 'no-cache',
  };
  for (const [target, time] of Object.entries(times)) {
    const found = (await ask(host.origin, target)).headers['cache-control'];
    tally.expect(`${target} is kept: ${time}`, found === time, found);
  }
  await checkChallenge(tally, host);
  for (const target of REFUSED) {
    const { status } = await ask(host.origin, target);
    tally.expect(`${target} is refused`, status === 400 || status === 404, String(status));
  }
}
