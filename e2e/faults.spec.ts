import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { completeDraft } from '../__tests__/support/quoteDraft';
import { hold, quiet } from './support/requests';
import { bareTest as test, desktop, hydrated, reset, visit } from './support/visit';

test.use({ viewport: desktop });

let uncaught: string[];

test.beforeEach(async ({ page, request }) => {
  await reset(request);
  uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
});
test.afterEach(() => {
  expect(uncaught).toEqual([]);
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const footer = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** How often the browser has asked for a page from now on. */
function countPages(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1;
  });
  return () => count;
}

test.describe('a page whose code is gone', () => {
  test('for good: the browser loads it again once, then it is said', async ({ page }) => {
    await visit(page, '/terms');
    await page.route('**/assets/CareersPage*.js', (route) => route.fulfill({ status: 404 }));
    const pages = countPages(page);
    await footer(page, 'Careers').click();
    await page.mouse.move(50, 50);
    await expect(heading(page, 'Loading chunk failed')).toBeVisible();
    await expect(page).toHaveURL(/\/careers$/);
    await quiet(page);
    expect(pages()).toBe(1);
    await page.unroute('**/assets/CareersPage*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, /work|join|careers/i)).toBeVisible();
  });

  test('for now: it is asked for again when the visitor comes back to the page', async ({ page }) => {
    await visit(page, '/terms');
    let isGone = true;
    await page.route('**/assets/CareersPage*.js', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await footer(page, 'Careers').click();
    await expect(heading(page, 'Loading chunk failed')).toBeVisible();
    await hydrated(page);
    await footer(page, 'Terms of Service').click();
    await expect(page).toHaveTitle(/^Terms/);
    isGone = false;
    await footer(page, 'Careers').click();
    await expect(page).toHaveTitle(/^Careers/);
    await expect(heading(page, 'Loading chunk failed')).toHaveCount(0);
    await expect(heading(page, /.+/)).toBeVisible();
  });

  test('on a first visit: the page stays readable, and the header and the session work', async ({ page }) => {
    const code = await hold(page, '**/assets/CareersPage*.js');
    await page.goto('/careers');
    await page.mouse.move(5, 5);
    await page.locator('#root[data-alive]').waitFor({ state: 'attached' });
    await page.locator('summary', { hasText: 'Portals' }).click();
    await expect(page.getByRole('link', { name: /Client Portal/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: /Client Portal/ })).toBeHidden();
    await expect(heading(page, /.+/)).toBeVisible();
    await expect(page.getByText('Loading page')).toHaveCount(0);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    code.release();
    await expect(heading(page, /.+/)).toBeVisible();
    await footer(page, 'Terms of Service').click();
    await expect(page).toHaveTitle(/^Terms/);
  });

  test('because the server is newer than the tab: one load brings the new page', async ({ page }) => {
    await visit(page, '/terms');
    const pages = countPages(page);
    // The way stays routed: to end that in the midst of a navigation can leave the browser waiting for ever.
    await page.route('**/assets/CareersPage*.js', (route) =>
      pages() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await footer(page, 'Careers').click();
    await expect(page).toHaveTitle(/^Careers/);
    await hydrated(page);
    expect(pages()).toBe(1);
    await expect(heading(page, 'Loading chunk failed')).toHaveCount(0);
    // The tab works on.
    await footer(page, 'Gallery').or(footer(page, 'About Us')).first().click();
    await expect(heading(page, /.+/)).toBeFocused();
  });

  test('which never comes: after 120 seconds it is said, and the rest of the site works', async ({
    page,
  }) => {
    await visit(page, '/terms');
    await page.route('**/assets/CareersPage*.js', () => undefined);
    await page.clock.install();
    await footer(page, 'Careers').click();
    await expect(page.getByText('Loading page')).toBeAttached();
    // The clock runs on by itself meanwhile.
    await page.clock.runFor(110_000);
    await expect(heading(page, 'Loading chunk failed')).toHaveCount(0);
    await page.clock.runFor(15_000);
    await expect(heading(page, 'Loading chunk failed')).toBeVisible();
    await footer(page, 'About Us').click();
    await expect(page).toHaveTitle(/^About us/);
  });

  test('while there is no line: said at once, without a reload; it comes with the line', async ({
    page,
    context,
  }) => {
    await visit(page, '/terms');
    const pages = countPages(page);
    await context.setOffline(true);
    await footer(page, 'Careers').click();
    await expect(heading(page, 'Loading chunk failed')).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
    await expect(page).toHaveTitle(/^Careers/);
    expect(pages()).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveTitle(/^Careers/);
    await expect(heading(page, 'Loading chunk failed')).toHaveCount(0);
  });

  test('or slow: a placeholder stands there until it comes', async ({ page }) => {
    await visit(page, '/terms');
    const code = await hold(page, '**/assets/CareersPage*.js');
    await footer(page, 'Careers').click();
    await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
    code.release();
    await expect(page).toHaveTitle(/^Careers/);
    await expect(page.getByText('Loading page')).toHaveCount(0);
    await expect(heading(page, /.+/)).toBeFocused();
  });
});

test('reloaded, and back before the code is there: the page of the address comes up whole', async ({
  page,
}) => {
  await visit(page, '/about');
  await footer(page, 'Careers').click();
  await expect(page).toHaveURL('/careers');
  const assets = await hold(page, /\/assets\//);
  await page.reload({ waitUntil: 'commit' });
  await page.mouse.move(5, 5);
  await expect.poll(assets.asked).toBeGreaterThan(0);
  await page.evaluate(() => {
    history.back();
  });
  await expect(page).toHaveURL('/about');
  assets.release();
  await hydrated(page);
  await expect(page).toHaveTitle(/^About us/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(heading(page, /./)).not.toHaveText('Work with us');
});

test('a backend that leads elsewhere, to a page, breaks nothing', async ({ page }) => {
  await page.route('**/api/ports/**', (route) =>
    route.fulfill({ status: 302, headers: { Location: '/terms' }, body: '' }),
  );
  await visit(page, '/port-status');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /Refresh|Try again/ }).first()).toBeVisible();
  await expect(heading(page, /.+/)).toBeVisible();
  expect(await main.innerText()).not.toContain('<!doctype');
});

test('back and forth after a quote was sent: it was sent once', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/quote/')) sent += 1;
  });
  await visit(page, '/terms');
  await page.evaluate((draft) => {
    localStorage.setItem('harmattan.quote-draft', JSON.stringify({ draft, maybeSent: false }));
  }, completeDraft);
  await visit(page, '/quote?step=review');
  const main = page.getByRole('main');
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Send request' }).click();
  const receipt = main.getByRole('heading', { name: 'We have your request' });
  await expect(receipt).toBeVisible();
  const reference = await main.getByText(/^HAL-/).textContent();

  await page.goBack();
  await expect(page).toHaveTitle(/^Terms/);
  await page.goForward();
  await expect(receipt).toBeVisible();
  await expect(main.getByText(/^HAL-/)).toHaveText(reference ?? '');
  await page.reload();
  await page.mouse.move(9, 9);
  await expect(receipt).toBeVisible();
  await visit(page, '/quote');
  await expect(main.getByRole('button', { name: 'Send request' })).toHaveCount(0);
  expect(sent).toBe(1);
});
