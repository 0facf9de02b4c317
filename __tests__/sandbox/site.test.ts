/** @jest-environment node */
import { rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSite } from '../../sandbox/site/site';
import { builtHeaders, writeBuiltSite } from './builtSite';

const { outer, root } = writeBuiltSite();
const site = createSite(root, builtHeaders);
const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost:4173${target}`, { headers, method }));
afterAll(() => {
  rmSync(outer, { recursive: true });
});

test.each([
  ['/', 'home'],
  ['/about', 'about'],
  ['/services', 'services'],
  ['/services/auto-shipping?from=home', 'auto shipping'],
])('%s serves its page', async (target, text) => {
  const response = await get(target);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache, no-transform');
});

test.each([
  '/nowhere',
  '/404',
  '/.env',
  '/.well-known',
  '/.well-known/.hidden',
  '/about/.well-known/security.txt',
  '/assets.html/x',
  '/%',
  '/about%00',
  '/%2Fabout',
  '/assets%2Fmain-1a2b.js',
  '/services%5Cinspection',
])('%s gets the 404 page with status 404', async (target) => {
  const response = await get(target);
  expect([response.status, await response.text()]).toEqual([404, 'missing']);
});

test('serves security.txt as plain text', async () => {
  const response = await get('/.well-known/security.txt');
  expect([response.status, await response.text()]).toEqual([200, 'contact']);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test.each(['/assets/gone-9z.js', '/pictures/gone.avif', '/assets/main-1a2b.js.br'])(
  '%s gets a 404 in plain text',
  async (target) => {
    const response = await get(target);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  },
);

test.each([
  ['/about/', '/about'],
  ['/about/?a=b', '/about?a=b'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['//evil.example', '/evil.example'],
  ['//evil.example/', '/evil.example/'],
  ['///evil.example//', '/evil.example//'],
  ['//about?a=//b', '/about?a=//b'],
  ['/services//inspection', '/services/inspection'],
  ['/\\evil.example/', '/evil.example/'],
  ['//', '/'],
])('%s redirects to %s on this host', async (target, location) => {
  const response = await get(target);
  expect([response.status, response.headers.get('location')]).toEqual([308, location]);
});

test.each([
  ['/assets/main-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/pictures/car.avif', 'image/avif'],
  ['/fonts/archivo.woff2', 'font/woff2'],
])('%s is cached for a year', async (target, type) => {
  const { headers } = await get(target);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test.each([
  ['/site.webmanifest', 'application/manifest+json', 'public, max-age=3600'],
  ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache, no-transform'],
])('%s has its media type and cache lifetime', async (target, type, cache) => {
  const { headers } = await get(target);
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, cache]);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', null],
])('Accept-Encoding %s gets %s', async (accept, encoding) => {
  const { headers } = await get('/assets/main-1a2b.js', { 'Accept-Encoding': accept });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe('Accept-Encoding');
});

test('answers 304 for an unchanged page', async () => {
  const etag = (await get('/about')).headers.get('etag') ?? '';
  const again = await get('/about', { 'If-None-Match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('sends the build’s headers, for all pages and per page', async () => {
  const about = await get('/about');
  expect(about.headers.get('x-content-type-options')).toBe('nosniff');
  expect(about.headers.get('x-page')).toBe('about');
  expect((await get('/nowhere')).headers.get('x-content-type-options')).toBe('nosniff');
  expect((await get('/')).headers.get('x-page')).toBeNull();
});

test('answers HEAD without a body and rejects POST', async () => {
  expect(await (await get('/about', {}, 'HEAD')).text()).toBe('');
  expect((await get('/about', {}, 'POST')).status).toBe(405);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
])('%s over a socket reads nothing outside the site’s root', async (target) => {
  const server = createServer(
    (request, response) => void getRequestListener(site, { overrideGlobalObjects: false })(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path: target }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  server.close();
  expect(status).toBe(404);
});
