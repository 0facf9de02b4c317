import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { firstVisit, cachedPaths, openOffline } from './support/workerCache';
import { withText } from './support/gateway';
import type { Gateway } from './support/gateway';
import { gatewayTest as test } from './support/gatewayTest';
import { phone, visit } from './support/visit';

test.use({ serviceWorkers: 'allow', viewport: phone });

test.beforeEach(({ allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (?:404|502|503)/);
});

const NEWS = 'Our number is now +1 410 555 0199';
const corrected = withText('</body>', `<p>${NEWS}</p></body>`);
const news = (page: Page) => page.getByText(NEWS);
const badGateway = () =>
  new Response('Bad gateway', { status: 502, headers: { 'Content-Type': 'text/plain' } });

/** Whether a cached copy of the page has the correction. */
const isCorrectedInCache = (page: Page, path: string) =>
  page.evaluate(
    async ([at, text]) => {
      const copies = (await caches.keys()).map((cacheName) => caches.match(at, { cacheName }));
      const texts = (await Promise.all(copies)).map(async (copy) => copy?.text());
      return (await Promise.all(texts)).some((copy) => copy?.includes(text));
    },
    [path, NEWS] as const,
  );

/** Serves the corrected page once released, like a slow network. */
function serveWhenReleased(gateway: Gateway, path: string): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  gateway.rules.set(path, async (forward) => {
    await released;
    return corrected(forward);
  });
  return () => {
    release();
  };
}

test('a corrected page is shown on the next visit', async ({ page, gateway }) => {
  await firstVisit(page, '/about');
  gateway.rules.set('/about', corrected);
  await visit(page, '/about');
  await expect(news(page)).toBeVisible();
});

test('a repeated visit requests only the page and data', async ({ page, gateway }) => {
  await firstVisit(page, '/about');
  await visit(page, '/');
  await visit(page, '/about');
  gateway.requests.length = 0;
  await visit(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    gateway.requests.filter((request) => !/ \/(?:(?:api|status|health)\/|sw\.js$)/.test(request)),
  ).toEqual(['GET /about']);
});

test('a slow network shows the cached page, and its late response is cached for the next visit', async ({
  page,
  gateway,
  context,
}) => {
  await firstVisit(page, '/about');
  const release = serveWhenReleased(gateway, '/about');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(news(page)).toHaveCount(0);
  release();
  await expect.poll(() => isCorrectedInCache(page, '/about')).toBe(true);
  await openOffline(page, context, '/about');
  await expect(news(page)).toBeVisible();
});

test('a page that is not cached waits for a slow network', async ({ page, gateway, context }) => {
  await firstVisit(page, '/about');
  const release = serveWhenReleased(gateway, '/careers');
  const opening = page.goto('/careers');
  await expect.poll(() => gateway.requests).toContain('GET /careers');
  // By the time another tab shows its cached page, its network timeout has passed.
  serveWhenReleased(gateway, '/about');
  const other = await context.newPage();
  await other.goto('/about');
  await other.close();
  release();
  await opening;
  await expect(page).toHaveTitle(/Careers/);
  await expect(news(page)).toBeVisible();
});

test('a cached page replaces a server error', async ({ page, gateway }) => {
  await firstVisit(page, '/about');
  gateway.rules.set('/about', badGateway);
  expect((await page.goto('/about'))?.status()).toBe(200);
  await expect(page).toHaveTitle(/About/);
  gateway.rules.set('/careers', badGateway);
  expect((await page.goto('/careers'))?.status()).toBe(502);
  await expect(page.getByText('Bad gateway')).toBeVisible();
});

test('errors and redirects are not cached', async ({ page, gateway, context }) => {
  const moved = () => new Response(null, { status: 302, headers: { Location: '/services' } });
  gateway.rules.set('/contact', moved);
  gateway.rules.set('/quote', () => new Response('Gone', { status: 404 }));
  await firstVisit(page, '/about');
  gateway.rules.set('/careers', moved);
  await page.goto('/careers');
  await expect(page).toHaveTitle(/Services/);

  const uncached = ['/contact', '/quote', '/careers'];
  expect((await cachedPaths(page)).filter((path) => uncached.includes(path))).toEqual([]);
  for (const path of uncached) {
    await openOffline(page, context, path);
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  }
});

test('a new release refreshes the precached pages, and the previous cache serves the others', async ({
  page,
  gateway,
  context,
}) => {
  await firstVisit(page, '/about');
  await visit(page, '/careers');
  const [name = ''] = await page.evaluate(() => caches.keys());
  const version = name.slice(-8);
  gateway.rules.set('/sw.js', withText(version, 'ffffffff'));
  for (const path of ['/about', '/contact', '/careers']) gateway.rules.set(path, corrected);
  await visit(page, '/about');
  // Checks again, in case a check since the last navigation was still running with the old worker.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(() => caches.has('harmattan.kept-pages-ffffffff')), { timeout: 40_000 })
    .toBe(true);
  await expect.poll(() => isCorrectedInCache(page, '/contact')).toBe(true);

  await openOffline(page, context, '/contact');
  await expect(news(page)).toBeVisible();
  await openOffline(page, context, '/careers');
  await expect(page).toHaveTitle(/Careers/);
  await expect(news(page)).toHaveCount(0);
});
