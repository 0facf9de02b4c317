import { mayBePage, pageAt } from '../../src/worker/addresses';

it.each([
  ['/contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contact//', '/contact'],
  ['/contact.html', '/contact'],
  ['/services/inspection/', '/services/inspection'],
  ['/services/index.html', '/services'],
  ['/index.html', '/'],
  ['/', '/'],
  ['//evil.example/', '//evil.example'],
])('%s maps to the page %s', (pathname, page) => {
  expect(pageAt(pathname)).toBe(page);
});

it.each(['/', '/contact', '/contact/', '/contact.html', '/no-such-page', '/statuses', '//evil.example/x'])(
  '%s is treated as a page',
  (pathname) => {
    expect(mayBePage(pathname)).toBe(true);
  },
);

it.each([
  '/api/ports/',
  '/health/',
  '/status/',
  '/status',
  '/__sandbox/',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/assets/index',
  '/robots.txt',
  '/manifest.webmanifest',
  '/og/home.png',
])('%s is left to the network', (pathname) => {
  expect(mayBePage(pathname)).toBe(false);
});
