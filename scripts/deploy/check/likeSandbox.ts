import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createSite } from '../../../sandbox/site/site';
import { paths } from '../../../src/config/paths';
import type { HeaderSet } from '../../build/headers';
import type { Answer } from './ask';
import { ask } from './ask';
import type { Host } from './host';
import type { Tally } from './tally';

const ENCODINGS = ['br, gzip', 'gzip', 'identity'];
/** Addresses with a history: what is no page, what leads elsewhere, and what someone might try. */
const ODD = [
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

/** What must be the same, in one text. A redirect's body is read by no one. */
function summary(answer: Answer, also: readonly string[]): string {
  const isRedirect = answer.status === 308;
  const headers = [...HEADERS, ...also]
    .filter((name) => !(isRedirect && name === 'content-type'))
    .map((name) => [name, answer.headers[name]]);
  return JSON.stringify([answer.status, headers, isRedirect ? '' : answer.body.toString('base64')]);
}

/** Says where two summaries part, without whole bodies. */
function difference(ours: string, theirs: string): string {
  const at = [...ours].findIndex((character, index) => character !== theirs[index]);
  const part = (text: string) => text.slice(Math.max(0, at - 40), at + 60);
  return `${part(ours)} where the sandbox has ${part(theirs)}`;
}

/** The same request to the sandbox's server, which is the example. */
async function example(site: ReturnType<typeof createSite>, target: string, method: string, accept: string) {
  const request = new Request(`http://localhost${target}`, {
    method,
    headers: { 'Accept-Encoding': accept },
  });
  const response = await site(request);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    lines: [],
    // What serves it leaves out the body of an answer to HEAD.
    body: Buffer.from(method === 'HEAD' ? new ArrayBuffer(0) : await response.arrayBuffer()),
  };
}

async function filesOf(dist: string): Promise<readonly string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(dist, path.join(entry.parentPath, entry.name))}`);
}

/** nginx answers every path as the sandbox does: each route, each file of the build, and odd addresses. */
export async function checkLikeSandbox(tally: Tally, host: Host, headers: HeaderSet): Promise<void> {
  const dist = path.join(host.build, 'dist');
  const site = createSite(dist, headers);
  const everywhere = Object.keys(headers['*'] ?? {}).map((name) => name.toLowerCase());
  const also = [...everywhere, 'content-security-policy'];
  const compare = async (target: string, method: string, accept: string) => {
    const ours = await ask(host.origin, target, { method, headers: { 'Accept-Encoding': accept } });
    const [found, wanted] = [ours, await example(site, target, method, accept)].map((one) =>
      summary(one, also),
    );
    tally.expect(
      `${method} ${target} (${accept}) is answered as by the sandbox`,
      found === wanted,
      difference(found ?? '', wanted ?? ''),
    );
    const isCompressed = await stat(path.join(dist, `${target}.br`)).then(
      () => true,
      () => false,
    );
    if (isCompressed && ours.status === 200)
      tally.expect(`${target} varies by encoding`, ours.headers.vary === 'Accept-Encoding');
  };
  const targets = [...Object.values(paths), ...ODD, ...(await filesOf(dist))];
  for (const target of targets) for (const accept of ENCODINGS) await compare(target, 'GET', accept);
  for (const target of ['/', '/about', '/about/', '/nowhere', '/robots.txt', '/assets/gone-9z.js'])
    for (const method of METHODS) await compare(target, method, 'br');
}
