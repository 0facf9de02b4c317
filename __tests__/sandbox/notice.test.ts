/** @jest-environment node */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSite } from '../../sandbox/site/site';
import { withNotice } from '../../sandbox/site/withNotice';
import { writeBuiltSite } from './builtSite';

const { outer, root } = writeBuiltSite();
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'";
const plainSite = createSite(root, { '/about': { 'Content-Security-Policy': policy } });
const site = withNotice(plainSite);
const requestOf = (target: string, init?: RequestInit) => new Request(`http://localhost:4173${target}`, init);
const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(requestOf(target, { headers, method }));
const close = (target: string, body = 'sandbox-notice=close') =>
  site(
    requestOf(target, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    }),
  );
afterAll(() => {
  rmSync(outer, { recursive: true });
});

test.each([
  ['/about', 200],
  ['/nowhere', 404],
])('%s says it is a demonstration', async (target, status) => {
  const response = await get(target);
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(
    /<aside [^>]*>[^]*Demonstration with sandbox data[^]*Close<\/button>/,
  );
});

test('puts the notice at the end of the body', async () => {
  const response = await withNotice(() =>
    Promise.resolve(
      new Response('<body><div id="root"></div></body></html>', { headers: { 'Content-Type': 'text/html' } }),
    ),
  )(requestOf('/'));
  expect(await response.text()).toMatch(/^<body><div id="root"><\/div><aside [^]*<\/aside><\/body><\/html>$/);
});

test.each(['/assets/main-1a2b.js', '/site.webmanifest', '/about/'])(
  '%s is served unchanged',
  async (target) => {
    const [ours, plain] = [await get(target), await plainSite(requestOf(target))];
    expect([ours.status, [...ours.headers], await ours.text()]).toEqual([
      plain.status,
      [...plain.headers],
      await plain.text(),
    ]);
  },
);

test('adds only the hashes of its style and script to the policy', async () => {
  const response = await get('/about');
  const html = await response.text();
  const hashOf = (tag: string) => {
    const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)?.[1] ?? '';
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self' ${hashOf('script')}; style-src 'self' ${hashOf('style')}; style-src-attr 'none'`,
  );
});

test.each([
  ['br, gzip', brotliDecompressSync],
  ['gzip', gunzipSync],
])('compresses the page for Accept-Encoding %s, with the right length', async (accept, decompress) => {
  const response = await get('/about', { 'Accept-Encoding': accept });
  expect(response.headers.get('content-encoding')).toBe(accept.split(',')[0]);
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(body.byteLength));
  expect(decompress(body).toString()).toBe(await (await get('/about')).text());
});

test('answers 304 for an unchanged page, but not across pages with and without the notice', async () => {
  const etag = (await get('/about')).headers.get('etag') ?? '';
  const again = await get('/about', { 'If-None-Match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('/about', { 'If-None-Match': etag, Cookie: 'sandbox_notice=closed' })).status).toBe(200);
  const plain = (await plainSite(requestOf('/about'))).headers.get('etag') ?? '';
  expect((await get('/about', { 'If-None-Match': plain })).status).toBe(200);
});

test('answers HEAD with the length and no body', async () => {
  const head = await get('/about', {}, 'HEAD');
  expect(await head.text()).toBe('');
  expect(head.headers.get('content-length')).toBe((await get('/about')).headers.get('content-length'));
});

test('redirects back to the page on close without scripts, and hides the notice from then on', async () => {
  const closed = await close('/about?from=home');
  expect([closed.status, closed.headers.get('location')]).toEqual([303, '/about?from=home']);
  const [cookie = ''] = closed.headers.get('set-cookie')?.split(';') ?? [];
  const response = await get('/about', { Cookie: `a=b; ${cookie}` });
  expect(await response.text()).toBe('about');
  expect(response.headers.get('vary')).toContain('Cookie');
});

test('never redirects to another site on close, and rejects any other form', async () => {
  expect((await close('//evil.example/')).headers.get('location')).toBe('/evil.example/');
  expect((await close('/about', 'name=Ada')).status).toBe(405);
});
