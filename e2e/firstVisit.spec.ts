import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { codeIn } from '../scripts/build/codeIn';
import { startTrouble } from '../src/content/startTrouble';
import { lossyProxy } from './support/lossyProxy';
import { isNightly, seeded } from './support/sample';
import { bareTest, phone, reset } from './support/visit';

const test = bareTest.extend<{ readonly site: string }>({
  site: ({ baseURL }, use) => use(baseURL ?? ''),
});
test.use({ viewport: phone });
test.beforeEach(({ request }) => reset(request));

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: startTrouble.title });
const alive = (page: Page) => page.locator('#root[data-alive]');

/** The modules that a page names, libraries and shared code first. */
async function modulesOf(base: string, path: string): Promise<readonly string[]> {
  const html = await (await fetch(base + path)).text();
  const modules = codeIn(html);
  expect(modules.length).toBeGreaterThan(5);
  return modules;
}

/** A first visit: nothing cached. The pointer moves, as a visitor's does. */
async function firstVisit<T>(browser: Browser, url: string, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.mouse.move(5, 5);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** The rules of styled-components begin as an empty element. */
const EMPTY_STYLE = `'sha256-${createHash('sha256').digest('base64')}'`;

/** Serves a page under another policy than its own. */
const withPolicy = (page: Page, url: string, change: (policy: string) => string) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = change(headers['content-security-policy'] ?? '');
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });

const AT_ONCE = 6;

/** Visits a few at a time: most of a visit is waiting. */
async function inParallel<T>(cases: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = [...cases];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

for (const path of ['/', '/contact']) {
  test(`${path} comes alive when any one of its modules is broken off twice`, async ({ browser, site }) => {
    test.setTimeout(120_000);
    await inParallel(await modulesOf(site, path), async (module) => {
      const proxy = await lossyProxy(site, (asked, before) => asked === module && before < 2);
      await firstVisit(browser, proxy.base + path, async (page) => {
        await expect(alive(page), module).toBeAttached({ timeout: 30_000 });
        await expect(notice(page)).toBeHidden();
        // What isn't needed to come alive may still be on its way.
        await expect.poll(() => proxy.asked.get(module), module).toBe(3);
      });
      // No reload was needed for it.
      expect(proxy.asked.get(path)).toBe(1);
      proxy.close();
    });
  });
}

test('a module that never comes: one reload, then a notice with other ways to reach us', async ({
  browser,
  site,
}) => {
  const [module] = await modulesOf(site, '/contact');
  const proxy = await lossyProxy(site, (asked) => asked === module);
  await firstVisit(browser, `${proxy.base}/contact`, async (page) => {
    await expect(notice(page)).toBeVisible({ timeout: 20_000 });
    expect(proxy.asked.get('/contact')).toBe(2);
    for (const way of ['tel:', 'https://wa.me/', 'mailto:'])
      await expect(notice(page).locator(`a[href^="${way}"]`).first()).toBeVisible();
    await notice(page).getByRole('link', { name: startTrouble.reload }).click();
    await expect.poll(() => proxy.asked.get('/contact')).toBe(3);
  });
  proxy.close();
});

test('code that throws as it starts ends in the notice, not in a loop', async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fonts', {
      get: () => {
        throw new Error('broken on purpose');
      },
    });
  });
  await page.goto(`${site}/about`);
  await page.mouse.move(5, 5);
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  expect(documents).toBeLessThanOrEqual(2);
  await context.close();
});

test('an old page under the policy of a new release says what does not work, and how to reach us', async ({
  page,
  site,
}) => {
  await withPolicy(page, `${site}/contact`, (policy) =>
    policy.replace(/'sha256-[^']*'/g, `'sha256-${btoa('x'.repeat(32))}'`),
  );
  await page.goto(`${site}/contact`);
  // No rule and no script of the page may run: the notice stands there as everything does.
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: /^\+1/ })).toHaveAttribute('href', /^tel:/);
  await expect(alive(page)).not.toBeAttached();
});

test('a page whose scripts alone are blocked says so after a while', async ({ page, site }) => {
  await withPolicy(page, `${site}/contact`, (policy) =>
    policy.replace(/script-src [^;]*/, "script-src 'self'"),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await page.goto(`${site}/contact`);
  await expect(notice(page)).toBeHidden();
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
  await expect(notice(page)).toBeVisible();
});

test('a page whose rules are blocked comes alive, and hides the notice', async ({ page, site }) => {
  await withPolicy(page, `${site}/contact`, (policy) =>
    policy.replace(/style-src [^;]*/, `style-src 'self' ${EMPTY_STYLE}`),
  );
  await page.goto(`${site}/contact`);
  await page.mouse.move(5, 5);
  await expect(alive(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
});

test('a module that hangs is told after a while, and the notice leaves once the page works', async ({
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

test('without a connection it tries again when the connection is back, and what was typed stays', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Message' }).fill('Two sedans from Houston');
  await expect(notice(page)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(alive(page)).toBeAttached();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two sedans from Houston');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});

const VISITS = isNightly ? 60 : 20;
/** Each file is asked for twice even by a page that never retries: to preload it, and to run it. */
const LOSS = 0.15;

test('of many first visits that lose 15 % of their files, none is dead and none untold', async ({
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const outcomes = new Map<string, number[]>();
  const visitWith = async (seed: number) => {
    const random = seeded(seed);
    const path = seed % 2 ? '/' : '/contact';
    const proxy = await lossyProxy(site, (asked) => asked.startsWith('/assets/') && random() < LOSS);
    const outcome = await firstVisit(browser, proxy.base + path, async (page) => {
      const either = alive(page)
        .or(notice(page))
        .or(page.getByRole('heading', { name: 'Loading chunk failed' }));
      await either
        .first()
        .waitFor({ state: 'attached', timeout: 30_000 })
        .catch(() => undefined);
      if (await alive(page).count()) return 'alive';
      return (await notice(page).isVisible()) ? 'told' : 'dead';
    });
    proxy.close();
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), seed]);
  };
  await inParallel(
    Array.from({ length: VISITS }, (_, index) => index + 1),
    visitWith,
  );
  expect(outcomes.get('dead')).toBeUndefined();
  expect(outcomes.get('alive')?.length ?? 0).toBeGreaterThanOrEqual(VISITS - 2);
});
