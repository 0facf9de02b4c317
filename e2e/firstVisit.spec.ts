import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { codeIn } from '../scripts/build/codeIn';
import { startFailure } from '../src/content/errorScreens';
import { lossyProxy } from './support/lossyProxy';
import { inParallel, visitFresh } from './support/lossyVisits';
import { sample } from './support/sample';
import { bareTest, phone, reset } from './support/visit';

const test = bareTest.extend<{ readonly site: string }>({
  site: ({ baseURL }, use) => use(baseURL ?? ''),
});
test.use({ viewport: phone });
test.beforeEach(({ request }) => reset(request));

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: startFailure.title });
const alive = (page: Page) => page.locator('#root[data-alive]');

/** The modules a page preloads, libraries and shared code first. */
async function modulesOf(base: string, path: string): Promise<readonly string[]> {
  const html = await (await fetch(base + path)).text();
  const modules = codeIn(html);
  expect(modules.length).toBeGreaterThan(5);
  return modules;
}

/** styled-components starts with an empty style element. */
const EMPTY_STYLE = `'sha256-${createHash('sha256').digest('base64')}'`;

/** Serves a page with a changed content security policy. */
const withPolicy = (page: Page, url: string, change: (policy: string) => string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = change(headers['content-security-policy'] ?? '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });

for (const path of sample(['/', '/contact'], 1)) {
  test(`${path} hydrates even if any one of its modules fails twice`, async ({ browser, site }) => {
    test.setTimeout(120_000);
    await inParallel(sample(await modulesOf(site, path), 3), async (module) => {
      const proxy = await lossyProxy(site, (requested, before) => requested === module && before < 2);
      await visitFresh(browser, proxy.base + path, async (page) => {
        await expect(alive(page), module).toBeAttached({ timeout: 30_000 });
        await expect(notice(page)).toBeHidden();
        // Modules that hydration doesn't need may still be loading.
        await expect.poll(() => proxy.requestCounts.get(module), module).toBe(3);
      });
      // It didn't need a reload.
      expect(proxy.requestCounts.get(path), module).toBe(1);
      proxy.close();
    });
  });
}

test('a missing module causes one reload, then a notice with other ways to reach us', async ({
  browser,
  site,
}) => {
  const [module] = await modulesOf(site, '/contact');
  const proxy = await lossyProxy(site, (requested) => requested === module);
  await visitFresh(browser, `${proxy.base}/contact`, async (page) => {
    let reloads = 0;
    page.on('request', (request) => (reloads += Number(request.isNavigationRequest())));
    await expect(notice(page)).toBeVisible({ timeout: 30_000 });
    expect(reloads).toBe(1);
    for (const way of ['tel:', 'https://wa.me/', 'mailto:'])
      await expect(notice(page).locator(`a[href^="${way}"]`).first()).toBeVisible();
    await notice(page).getByRole('link', { name: startFailure.reload }).click();
    await expect.poll(() => reloads).toBe(2);
  });
  proxy.close();
});

test('code that throws on start shows the notice instead of looping', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.addInitScript(() => {
    Object.defineProperty(History.prototype, 'state', {
      get: () => {
        throw new Error('broken on purpose');
      },
    });
  });
  await page.goto(`${site}/about`);
  await page.mouse.move(5, 5);
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  // A reload wouldn't help.
  await expect(notice(page).getByText(startFailure.unsupported)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: startFailure.reload })).toBeHidden();
  expect(documents).toBe(1);
  await context.close();
});

/** A new release's policy: other hashes, except for the empty style element. */
const withOtherHashes = (policy: string) =>
  policy.replace(/'sha256-[^']*'/g, (hash) =>
    hash === EMPTY_STYLE ? hash : `'sha256-${btoa('x'.repeat(32))}'`,
  );

/** Colors and sizes that come from the page's global rules, and from its components' own. */
const looks = (page: Page) =>
  page.evaluate(() =>
    ['body', 'h1', 'header', 'main form button', 'footer p'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(selector);
      const { color, backgroundColor, fontSize, display, padding } = getComputedStyle(element);
      return [selector, color, backgroundColor, fontSize, display, padding].join(' ');
    }),
  );

test('an old page under a new release’s policy is styled, and works', async ({ page, site }) => {
  await page.goto(`${site}/contact`);
  const usual = await looks(page);
  await withPolicy(page, `${site}/contact`, withOtherHashes);
  await page.goto(`${site}/contact`);
  await expect.poll(() => looks(page)).toEqual(usual);
  await page.mouse.move(5, 5);
  await expect(alive(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
  expect(await looks(page)).toEqual(usual);
  await page.getByLabel('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an old page whose files are gone shows the notice with ways to reach us', async ({ page, site }) => {
  await withPolicy(page, `${site}/contact`, withOtherHashes);
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site}/contact`);
  // Neither styles nor scripts of the page may run, so the notice isn't hidden.
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: /^\+1/ })).toHaveAttribute('href', /^tel:/);
  await expect(alive(page)).not.toBeAttached();
});

test('a page whose scripts can’t run shows the notice after a while', async ({ page, site }) => {
  await withPolicy(page, `${site}/contact`, (policy) =>
    policy.replace(/script-src [^;]*/, "script-src 'none'"),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await page.goto(`${site}/contact`);
  await expect(notice(page)).toBeHidden();
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await expect(notice(page)).toBeVisible();
});

test('a page with its styles blocked hydrates, and hides the notice', async ({ page, site }) => {
  await withPolicy(page, `${site}/contact`, (policy) =>
    policy.replace(/style-src [^;]*/, `style-src 'self' ${EMPTY_STYLE}`),
  );
  await page.goto(`${site}/contact`);
  await page.mouse.move(5, 5);
  await expect(alive(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
});

test('a hanging module shows the notice after a while, and hides it once the page works', async ({
  page,
}) => {
  await page.clock.install();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/react-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/contact');
  await page.mouse.move(5, 5);
  await expect(notice(page)).toBeHidden();
  await page.clock.fastForward(20_000);
  await expect(notice(page)).toBeVisible();
  release();
  await page.clock.resume();
  await expect(alive(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
});

test('a page that went offline hydrates when back online, and keeps what was typed', async ({
  page,
  context,
}) => {
  const scripts = '**/assets/*.js';
  // The connection fails before any code has arrived.
  await page.route(scripts, (route) => route.abort());
  await page.goto('/contact');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Message' }).fill('Two sedans from Houston');
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  await page.unroute(scripts);
  await context.setOffline(false);
  await expect(alive(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two sedans from Houston');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});
