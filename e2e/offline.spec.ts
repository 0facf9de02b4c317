import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { company } from './support/company';
import { firstVisit, cachedPaths, openOffline } from './support/workerCache';
import { signIn } from './support/session';
import { hydrated, phone, test, visit } from './support/visit';

test.use({ serviceWorkers: 'allow', viewport: phone });

// These tests expect failing requests.
test.beforeEach(({ allowErrors }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/);
});

/** Chromium reports emulated offline to a page only when it changes, not when the page opens. */
async function toggleOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

test('visited pages open and work offline', async ({ page, context }) => {
  await firstVisit(page, '/about');
  await page.getByLabel('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => cachedPaths(page)).toContain('/shop');

  for (const path of ['/about', '/shop']) {
    await openOffline(page, context, path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel('Menu', { exact: true }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
    ).toBeVisible();
  }
});

test('the most useful pages are cached after one visit, and save a message to send later', async ({
  page,
  context,
}) => {
  await firstVisit(page, '/');
  for (const path of [
    '/quote?service=inspection',
    '/track',
    '/port-status',
    '/contact',
    '/services/international',
  ]) {
    await openOffline(page, context, path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openOffline(page, context, '/contact');
  await hydrated(page);
  await toggleOffline(context);
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByRole('combobox').selectOption('papers');
  await form.getByRole('textbox', { name: /message/i }).fill('Which papers come first?');
  await form.getByRole('textbox', { name: /name/i }).fill('Ada Obi');
  await form.getByRole('textbox', { name: /E-mail/ }).fill('ada@example.com');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Your message hasn’t been sent yet.')).toBeVisible();

  // The browser is restarted with a connection.
  await page.goto('about:blank');
  await context.setOffline(false);
  await visit(page, '/contact');
  await expect(form.getByText(/You’re back online/)).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We have your message')).toBeVisible();
});

test('a page that is not cached says that it is offline, with links', async ({ page, context }) => {
  await firstVisit(page, '/about');
  await openOffline(page, context, '/careers');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  for (const { place, label, href } of company.phones)
    await expect(page.getByRole('link', { name: `${place}: ${label}` })).toHaveAttribute('href', href);
  await page.getByRole('link', { name: 'Track Shipment' }).click();
  await expect(page).toHaveTitle(/Track/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/Careers/);
});

test('another form of a URL opens the cached page', async ({ page, context }) => {
  await firstVisit(page, '/');
  for (const [requested, opened] of [
    ['/contact/', '/contact'],
    ['/contact.html', '/contact'],
    ['/track/?reference=HAL-DEMO-SEA1', '/track?reference=HAL-DEMO-SEA1'],
    ['/index.html', '/'],
  ] as const) {
    await openOffline(page, context, requested);
    await expect(page).toHaveURL(opened);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('any URL that is not cached gets the offline page', async ({ page, context }) => {
  await firstVisit(page, '/');
  await context.setOffline(true);
  for (const path of ['/no-such-page', '/careers/', '/%2F/evil', '//evil.example/']) {
    const response = await page.goto(new URL(page.url()).origin + path);
    expect(response?.status(), path).toBe(503);
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page).toHaveTitle(/^You’re offline/);
  }
});

test('the worker ignores the backend, files and form posts', async ({ page, context }) => {
  await firstVisit(page, '/');
  await context.setOffline(true);
  for (const path of ['/api/ports/', '/health/', '/.well-known/security.txt', '/robots.txt']) {
    const tab = await context.newPage();
    await expect(tab.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await tab.close();
  }

  const failure = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/contact';
    document.body.append(form);
    form.submit();
  });
  expect((await failure).failure()?.errorText).toBe('net::ERR_INTERNET_DISCONNECTED');
});

test('no backend data is cached, and the visitor can see and delete the cache', async ({ page }) => {
  await firstVisit(page, '/port-status');
  await visit(page, '/track?reference=HAL-0000-0000');
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => !/^\/(?:assets|pictures|fonts)\/|^\/favicon/.test(path)).sort()).toEqual(
    ['/contact', '/port-status', '/quote', '/services/international', '/track'].sort(),
  );
  await visit(page, '/cookies');
  await page.getByText('See and delete single entries').click();
  await page.getByRole('button', { name: 'Delete harmattan.kept' }).click();
  await expect(page.getByRole('button', { name: 'Delete harmattan.kept' })).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('one button clears drafts, the session and the worker’s cache', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await firstVisit(page, '/contact');
  await page.getByRole('main').getByLabel('Your message').fill('Half a thought');
  await signIn(page);
  await visit(page, '/cookies');
  await page.getByRole('button', { name: 'Clear everything this site saved' }).click();
  await page.getByRole('button', { name: 'Clear and delete' }).click();
  await expect(page.getByText('Your browser has nothing from this site.')).toBeVisible();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...(await caches.keys()),
      ]),
    )
    .toEqual([]);
  // The worker saves none of what the page still loads.
  const loaded = await page.evaluate(async () => {
    const files = [...document.querySelectorAll('link[href^="/assets/"], script[src^="/assets/"]')];
    const paths = files.map((file) => file.getAttribute('href') ?? file.getAttribute('src') ?? '');
    for (const path of paths) await (await fetch(path)).text();
    return paths.length;
  });
  expect(loaded).toBeGreaterThan(1);
  // Nor does it after a link within the page.
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first().click();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await visit(page, '/contact');
  await expect.poll(() => cachedPaths(page)).toContain('/contact');
  await expect(page.getByRole('main').getByLabel('Your message')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('the site can be installed, but loads the manifest only after a while', async ({ page, context }) => {
  await page.goto('/about');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  await firstVisit(page, '/about');
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
});
