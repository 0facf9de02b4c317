import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeIn } from '../scripts/build/codeIn';
import type { Gateway, Rule } from './support/gateway';
import { gatewayTest as test } from './support/gatewayTest';
import { isNightly, sample } from './support/sample';
import { hydrated, phone, visit } from './support/visit';
import { cachedPaths, firstVisit, openOffline } from './support/workerCache';

test.use({ viewport: phone });
test.beforeEach(({ allowErrors }) => {
  allowErrors(/./);
});

const PORTAL = '<!doctype html><title>Free Wi-Fi</title><h1>Log in to the network</h1>';
/** As a cache or a server under maintenance may send them. */
const FOREVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const portal = (caching: Readonly<Record<string, string>> = FOREVER) =>
  new Response(PORTAL, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...caching } });

/** A healthy response's type, with this part of its body. */
const withPart =
  (share: number): Rule =>
  async (forward) => {
    const response = await forward();
    const body = await response.arrayBuffer();
    const type = response.headers.get('content-type') ?? '';
    return new Response(body.slice(0, body.byteLength * share), {
      headers: { 'Content-Type': type, ...FOREVER },
    });
  };
const poisons: readonly (readonly [name: string, rule: Rule])[] = [
  ['HTML', () => portal()],
  ['nothing', withPart(0)],
  ['half of it', withPart(0.5)],
];

/** Answers one request for a path with something else. */
function poisonOnce({ rules }: Gateway, path: string, poison: Rule): { readonly isUsed: () => boolean } {
  let isUsed = false;
  rules.set(path, (forward) => {
    rules.delete(path);
    isUsed = true;
    return poison(forward);
  });
  return { isUsed: () => isUsed };
}

/** Files of /contact: its code and a part that loads late. */
async function filesOf(gateway: Gateway, page: Page): Promise<readonly string[]> {
  const html = await (await fetch(`${gateway.base}/contact`)).text();
  const kept = await cachedPaths(page);
  const late = kept.filter((path) => path.includes('/MessageOutcome-'));
  return [...codeIn(html), ...late].filter((path) => kept.includes(path));
}

/** Forgets a file, as if this visit were the first to request it. */
async function forget(page: Page, path: string): Promise<void> {
  await page.evaluate(async (gone) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(gone);
  }, path);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

const keptSize = (page: Page, path: string) =>
  page.evaluate(async (file) => (await (await caches.match(file))?.arrayBuffer())?.byteLength, path);

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a file that was poisoned once is neither used nor kept', async ({ page, gateway }) => {
    test.setTimeout(isNightly ? 600_000 : 120_000);
    await firstVisit(page, '/contact');
    const files = await filesOf(gateway, page);
    expect(files.length).toBeGreaterThan(8);
    const cases = files.flatMap((file) => poisons.map(([name, rule]) => ({ file, name, rule })));
    for (const { file, name, rule } of sample(cases, 4)) {
      const size = await keptSize(page, file);
      await forget(page, file);
      const poisoned = poisonOnce(gateway, file, rule);
      await page.goto('/contact');
      await page.mouse.move(5, 5);
      // The last file to load can take longer than the usual ten seconds on a busy machine.
      await expect.poll(poisoned.isUsed, { message: `${file}: ${name}`, timeout: 30_000 }).toBe(true);
      await visit(page, '/contact');
      await expect.poll(() => keptSize(page, file), `${file}: ${name}`).toBe(size);
    }
  });

  test('a poisoned copy that an earlier worker kept is replaced', async ({ page, gateway }) => {
    await firstVisit(page, '/contact');
    const [react = '', ...others] = await filesOf(gateway, page);
    const entry = others.find((file) => file.includes('/index-')) ?? '';
    await page.evaluate(
      async ([files, html]) => {
        for (const name of await caches.keys())
          for (const file of files)
            await (
              await caches.open(name)
            ).put(file, new Response(html, { headers: { 'Content-Type': 'text/html' } }));
      },
      [[react, entry, '/contact'], PORTAL] as const,
    );
    await visit(page, '/contact');
    await openOffline(page, page.context(), '/contact');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a captive portal’s page is shown, but never kept', async ({ page, gateway, context }) => {
    await firstVisit(page, '/about');
    gateway.rules.set('*', () => portal({ 'Cache-Control': 'no-store' }));
    for (const path of ['/about', '/careers']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Log in to the network' })).toBeVisible();
    }
    gateway.rules.clear();
    await openOffline(page, context, '/careers');
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await openOffline(page, context, '/about');
    await hydrated(page);
    await expect(page).toHaveTitle(/About/);
  });
});

for (const [name, rule] of sample(poisons, 1)) {
  test(`a first visit that gets ${name} instead of a module works after one reload`, async ({
    page,
    gateway,
  }) => {
    const html = await (await fetch(`${gateway.base}/contact`)).text();
    const [, file = ''] = codeIn(html);
    const poisoned = poisonOnce(gateway, file, rule);
    await page.goto('/contact');
    await page.mouse.move(5, 5);
    await expect(page.locator('#root[data-alive]')).toBeAttached({ timeout: 30_000 });
    expect(poisoned.isUsed()).toBe(true);
  });
}

test('a part whose file is empty says so, and loads on request', async ({ page, gateway }) => {
  const requested = page.waitForRequest(/\/RequestForm-/);
  await page.goto('/quote');
  const wizard = await requested;
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  poisonOnce(gateway, new URL(wizard.url()).pathname, withPart(0));
  await visit(page, '/quote');
  await expect(page.getByText('This tool didn’t load.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible({ timeout: 30_000 });
});
