import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createSite } from '../../../sandbox/site/site';
import { paths } from '../../../src/config/paths';
import type { HeaderSet } from '../../build/headers';
import type { Host } from './host';
import type { Reply } from './send';
import { send } from './send';
import type { Tally } from './tally';

const ENCODINGS = ['br, gzip', 'gzip', 'identity'];
/** Paths that aren't pages, that redirect, or that an attacker might try. */
const UNUSUAL_PATHS = [
  ...[
    '/about/',
    '/about/?a=b',
    '/about.html',
    '/about.html/',
    '/services/',
    '/index.html',
    '/index.html?a=b',
  ],
  ...['//', '//evil.example/', '///evil.example//', '/\\evil.example/', '//evil.example', '/.html'],
  ...['//about', '/services//inspection', '/services%2Finspection', '/%2Fabout', '/%61bout', '/about?a=//b'],
  ...[
    '/nowhere',
    '/nowhere/deep',
    '/About',
    '/services%2F',
    '/404',
    '/404.html',
    '/index',
    '/api',
    '/health',
  ],
  ...[
    '/headers.json',
    '/headers.json.br',
    '/_headers',
    '/maps.conf',
    '/.env',
    '/.well-known',
    '/about.html.gz',
  ],
  ...[
    '/.well-known/',
    '/.well-known/nothing',
    '/.well-known/.hidden',
    '/.well-known/security.txt/',
    '/.well-known/acme-challenge/nothing',
    '/about/.well-known/security.txt',
  ],
  ...['/assets/', '/assets', '/assets/gone-9z.js', '/pictures/gone.avif', '/fonts/.hidden', '/about?a=/b/'],
];
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

const HEADERS = ['content-type', 'content-encoding', 'cache-control', 'location', 'allow'];

/** Everything that must be the same, as text. A redirect's body doesn't matter. */
function summary(reply: Reply, extraHeaders: readonly string[]): string {
  const isRedirect = reply.status === 308;
  const headers = [...HEADERS, ...extraHeaders]
    .filter((name) => !(isRedirect && name === 'content-type'))
    .map((name) => [name, reply.headers[name]]);
  return JSON.stringify([reply.status, headers, isRedirect ? '' : reply.body.toString('base64')]);
}

/** An excerpt of two summaries around the first difference. */
function difference(actual: string, expected: string): string {
  const start = [...actual].findIndex((character, index) => character !== expected[index]);
  const excerpt = (text: string) => text.slice(Math.max(0, start - 40), start + 60);
  return `${excerpt(actual)} where the sandbox has ${excerpt(expected)}`;
}

/** The sandbox's reply to the same request. */
async function sandboxReply(
  site: ReturnType<typeof createSite>,
  target: string,
  method: string,
  accept: string,
) {
  const request = new Request(`http://localhost${target}`, {
    method,
    headers: { 'Accept-Encoding': accept },
  });
  const response = await site(request);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    lines: [],
    // The HTTP server omits the body of a reply to HEAD.
    body: Buffer.from(method === 'HEAD' ? new ArrayBuffer(0) : await response.arrayBuffer()),
  };
}

async function filesOf(dist: string): Promise<readonly string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name))}`);
}

/** nginx responds like the sandbox to every route, every file of the build and unusual paths. */
export async function checkSameAsSandbox(tally: Tally, host: Host, headers: HeaderSet): Promise<void> {
  const dist = path.join(host.build, 'dist');
  const site = createSite(dist, headers);
  const everywhere = Object.keys(headers['*'] ?? {}).map((name) => name.toLowerCase());
  const extraHeaders = [...everywhere, 'content-security-policy'];
  const compare = async (target: string, method: string, accept: string) => {
    const reply = await send(host.origin, target, { method, headers: { 'Accept-Encoding': accept } });
    const actual = summary(reply, extraHeaders);
    const expected = summary(await sandboxReply(site, target, method, accept), extraHeaders);
    tally.expect(
      `${method} ${target} (${accept}) gets the same response as from the sandbox`,
      actual === expected,
      difference(actual, expected),
    );
    const isCompressed = await stat(path.join(dist, `${target}.br`)).then(
      () => true,
      () => false,
    );
    if (isCompressed && reply.status === 200)
      tally.expect(`${target} varies by encoding`, reply.headers.vary === 'Accept-Encoding');
  };
  const targets = [...Object.values(paths), ...UNUSUAL_PATHS, ...(await filesOf(dist))];
  for (const target of targets) for (const accept of ENCODINGS) await compare(target, 'GET', accept);
  for (const target of ['/', '/about', '/about/', '/nowhere', '/robots.txt', '/assets/gone-9z.js'])
    for (const method of METHODS) await compare(target, method, 'br');
}
