import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { completeDraft } from '../__tests__/support/quoteDraft';
import { holdRequests, waitForIdle } from './support/requests';
import { storeDraft } from './support/storeDraft';
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

/** Counts document requests from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') count += 1;
  });
  return () => count;
}

/** Four requests take five seconds, and again after a reload. */
const AFTER_RETRIES = { timeout: 25_000 };

test.describe('a page whose code', () => {
  test('is missing for good reloads once, then shows the error', async ({ page }) => {
    await visit(page, '/terms');
    await page.route('**/assets/CareersPage*.js', (route) => route.fulfill({ status: 404 }));
    const documents = countDocuments(page);
    await footer(page, 'Careers').click();
    await page.mouse.move(50, 50);
    await expect(heading(page, 'Loading chunk failed')).toBeVisible(AFTER_RETRIES);
    await expect(page).toHaveURL(/\/careers$/);
    await waitForIdle(page);
    expect(documents()).toBe(1);
    await page.unroute('**/assets/CareersPage*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, /work|join|careers/i)).toBeVisible();
  });

  test('was missing is requested again when the visitor returns to it', async ({ page }) => {
    await visit(page, '/terms');
    let isMissing = true;
    await page.route('**/assets/CareersPage*.js', (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await footer(page, 'Careers').click();
    await expect(heading(page, 'Loading chunk failed')).toBeVisible(AFTER_RETRIES);
    await hydrated(page);
    await footer(page, 'Terms of Service').click();
    await expect(page).toHaveTitle(/^Terms/);
    isMissing = false;
    await footer(page, 'Careers').click();
    await expect(page).toHaveTitle(/^Careers/);
    await expect(heading(page, 'Loading chunk failed')).toHaveCount(0);
    await expect(heading(page, /.+/)).toBeVisible();
  });

  test('is slow on a first visit stays readable, and header and session work', async ({ page }) => {
    const code = await holdRequests(page, '**/assets/CareersPage*.js');
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

  test('is missing after a deployment loads with one reload', async ({ page }) => {
    await visit(page, '/terms');
    const documents = countDocuments(page);
    // The route stays: removing it during a navigation can leave the browser waiting forever.
    await page.route('**/assets/CareersPage*.js', (route) =>
      documents() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await footer(page, 'Careers').click();
    await expect(page).toHaveTitle(/^Careers/);
    await hydrated(page);
    expect(documents()).toBe(1);
    await expect(heading(page, 'Loading chunk failed')).toHaveCount(0);
    // The tab still works.
    await footer(page, 'Gallery').or(footer(page, 'About Us')).first().click();
    await expect(heading(page, /.+/)).toBeFocused();
  });

  test('never loads shows the error after 120 seconds, and the rest of the site works', async ({ page }) => {
    await visit(page, '/terms');
    await page.route('**/assets/CareersPage*.js', () => undefined);
    await page.clock.install();
    await footer(page, 'Careers').click();
    await expect(page.getByText('Loading page')).toBeAttached();
    // The clock keeps running meanwhile.
    await page.clock.runFor(110_000);
    await expect(heading(page, 'Loading chunk failed')).toHaveCount(0);
    await page.clock.runFor(15_000);
    await expect(heading(page, 'Loading chunk failed')).toBeVisible(AFTER_RETRIES);
    await footer(page, 'About Us').click();
    await expect(page).toHaveTitle(/^About us/);
  });

  test('is needed offline shows the error without a reload, and loads when back online', async ({
    page,
    context,
  }) => {
    await visit(page, '/terms');
    const documents = countDocuments(page);
    await context.setOffline(true);
    await footer(page, 'Careers').click();
    await expect(heading(page, 'You’re offline')).toBeFocused(AFTER_RETRIES);
    await expect(page.getByRole('alert').getByText('Loading chunk failed')).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await expect(page).toHaveTitle(/^You’re offline/);
    expect(documents()).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveTitle(/^Careers/);
    await expect(heading(page, 'Loading chunk failed')).toHaveCount(0);
  });

  test('is slow shows a pulsing placeholder until it loads', async ({ page }) => {
    await visit(page, '/terms');
    const code = await holdRequests(page, '**/assets/CareersPage*.js');
    await footer(page, 'Careers').click();
    const placeholder = page.getByRole('status').filter({ hasText: 'Loading page' });
    await expect(placeholder).toBeInViewport();
    const { name, count } = await placeholder
      .locator('[aria-hidden]')
      .first()
      .evaluate((bar) => {
        const { animationName, animationIterationCount } = getComputedStyle(bar);
        return { name: animationName, count: animationIterationCount };
      });
    expect(name).not.toBe('none');
    expect(count).toBe('infinite');
    expect(await scrollTop(page)).toBe(0);
    code.release();
    await expect(page).toHaveTitle(/^Careers/);
    await expect(page.getByText('Loading page')).toHaveCount(0);
    await expect(heading(page, /.+/)).toBeFocused();
  });
});

test('going back during a reload renders the right page', async ({ page }) => {
  await visit(page, '/about');
  await footer(page, 'Careers').click();
  await expect(page).toHaveURL('/careers');
  const assets = await holdRequests(page, /\/assets\//);
  await page.reload({ waitUntil: 'commit' });
  await page.mouse.move(5, 5);
  await expect.poll(assets.count).toBeGreaterThan(0);
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

test('a backend that redirects to a page breaks nothing', async ({ page }) => {
  await page.route('**/api/ports/**', (route) =>
    route.fulfill({ status: 302, headers: { Location: '/terms' }, body: '' }),
  );
  await visit(page, '/port-status');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /Refresh|Try again/ }).first()).toBeVisible();
  await expect(heading(page, /.+/)).toBeVisible();
  expect(await main.innerText()).not.toContain('<!doctype');
});

test('going back and forward after sending a quote does not resend it', async ({ page }) => {
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/quote/')) posts += 1;
  });
  await visit(page, '/terms');
  await page.evaluate(storeDraft, completeDraft);
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
  expect(posts).toBe(1);
});
