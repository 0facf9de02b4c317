import { expect } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { company } from './support/company';
import { firstVisit, keptPaths, openOffline } from './support/kept';
import { signIn } from './support/session';
import { hydrated, phone, test, visit } from './support/visit';

test.use({ serviceWorkers: 'allow', viewport: phone });

// Requests that fail for want of a line are what these tests are about.
test.beforeEach(({ allowComplaints }) => {
  allowComplaints(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/);
});

/** Chromium tells a page of an emulated line only when that changes, not when the page is opened. */
async function tellOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

test('pages that were visited open without a connection, whole and alive', async ({ page, context }) => {
  await firstVisit(page, '/about');
  await page.getByLabel('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => keptPaths(page)).toContain('/shop');

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

test('the most useful pages are there after one visit, and keep what is typed for later', async ({
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
  await tellOffline(context);
  const form = page.getByRole('form', { name: 'Send us a message' });
  await form.getByRole('combobox').selectOption('papers');
  await form.getByRole('textbox', { name: /message/i }).fill('Which papers come first?');
  await form.getByRole('textbox', { name: /name/i }).fill('Ada Obi');
  await form.getByRole('textbox', { name: /E-mail/ }).fill('ada@example.com');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Your message hasn’t been sent yet.')).toBeVisible();

  // The browser is closed and opened again, with a line.
  await page.goto('about:blank');
  await context.setOffline(false);
  await visit(page, '/contact');
  await expect(form.getByText(/You’re back online/)).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('We have your message')).toBeVisible();
});

test('a page that was never opened says so, with ways on', async ({ page, context }) => {
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

test('another spelling of an address opens the saved page', async ({ page, context }) => {
  await firstVisit(page, '/');
  for (const [asked, opened] of [
    ['/contact/', '/contact'],
    ['/contact.html', '/contact'],
    ['/track/?reference=HAL-DEMO-SEA1', '/track?reference=HAL-DEMO-SEA1'],
    ['/index.html', '/'],
  ] as const) {
    await openOffline(page, context, asked);
    await expect(page).toHaveURL(opened);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an address that is not saved gets our own page, whatever it is', async ({ page, context }) => {
  await firstVisit(page, '/');
  await context.setOffline(true);
  for (const path of ['/no-such-page', '/careers/', '/%2F/evil', '//evil.example/']) {
    const response = await page.goto(new URL(page.url()).origin + path);
    expect(response?.status(), path).toBe(503);
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page).toHaveTitle(/^You’re offline/);
  }
});

test('the backend, files and posted forms are left to the browser', async ({ page, context }) => {
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

test('nothing of the backend is kept, and the visitor can see and delete what is', async ({ page }) => {
  await firstVisit(page, '/port-status');
  await visit(page, '/track?reference=HAL-0000-0000');
  const paths = await keptPaths(page);
  expect(paths.filter((path) => !/^\/(?:assets|pictures|fonts)\/|^\/favicon/.test(path)).sort()).toEqual(
    ['/contact', '/port-status', '/quote', '/services/international', '/track'].sort(),
  );
  await visit(page, '/cookies');
  await page.getByRole('button', { name: 'Delete harmattan.kept' }).click();
  await expect(page.getByRole('button', { name: 'Delete harmattan.kept' })).toBeHidden();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('everything is cleared at once: drafts, the session and what the worker saved', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await firstVisit(page, '/contact');
  await page.getByRole('main').getByLabel('Your message').fill('Half a thought');
  await signIn(page);
  await visit(page, '/cookies');
  await page.getByRole('button', { name: 'Clear everything this site saved' }).click();
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
  await visit(page, '/contact');
  await expect(page.getByRole('main').getByLabel('Your message')).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('can be installed by whoever stays, and does not fetch for that before', async ({ page, context }) => {
  await page.goto('/about');
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  await firstVisit(page, '/about');
  const session = await context.newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
});
