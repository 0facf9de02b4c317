import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { lookUp, trackField } from './support/track';
import { desktop, hydrated, test, visit } from './support/visit';

test.use({ viewport: desktop });
test.beforeEach(({ allowErrors }) => {
  // Aborted requests and a dropped connection aren't errors of the page.
  allowErrors(/^Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the page survives without the quote’s steps, which load on retry', async ({ page }) => {
  await page.route(/RequestForm-/, (route) => route.abort());
  await visit(page, '/quote');
  await expect(page.getByText('This tool didn’t load.')).toBeVisible();
  await expect(heading(page, 'Get a quote')).toBeVisible();
  await page.unroute(/RequestForm-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
});

test.describe('a lookup', () => {
  const REFERENCE = 'HAL-DEMO-SEA1';
  const found = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'In transit' });

  test('fails offline, and succeeds when back online', async ({ page, context }) => {
    const code = page.waitForResponse(/\/LookupResult-/);
    await visit(page, '/track');
    await (await code).finished();
    await context.setOffline(true);
    await lookUp(page, REFERENCE);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(found(page)).toBeVisible();
  });

  test('keeps the form when the result’s code does not load, and retries', async ({ page }) => {
    await page.route(/\/LookupResult-/, (route) => route.abort());
    await visit(page, '/track');
    await lookUp(page, REFERENCE);
    await expect(page.getByText('This tool didn’t load.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue(REFERENCE);
    await page.unroute(/\/LookupResult-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    // Older browsers cache the failed import, so the page reloads: the URL keeps the reference, but not the e-mail
    // address.
    const hasResult = () => found(page).isVisible();
    const email = trackField(page, 'E-mail address');
    // In one step, because the result may collapse the form between two.
    const isReloaded = () =>
      email.evaluateAll((fields) =>
        fields.some(
          (field) => field instanceof HTMLInputElement && field.value === '' && field.checkVisibility(),
        ),
      );
    // Retried on errors, too, because a reload destroys the page's context.
    await expect(async () => {
      expect((await hasResult()) || (await isReloaded())).toBe(true);
    }).toPass({ timeout: 20_000 });
    if (!(await hasResult())) {
      await hydrated(page);
      await lookUp(page, REFERENCE);
    }
    await expect(found(page)).toBeVisible();
  });

  test('shows the result without the chart when its code does not load', async ({ page }) => {
    const failedRequest = page.waitForEvent('requestfailed', (request) => request.url().includes('/SeaMap-'));
    await page.route(/\/SeaMap-/, (route) => route.abort());
    await visit(page, '/track');
    await lookUp(page, REFERENCE);
    await failedRequest;
    await expect(found(page)).toBeVisible();
    await expect(page.getByText('Arrival (ETA)')).toBeVisible();
    await expect(page.getByText('This tool didn’t load.')).toBeVisible();
  });
});

test('the gallery says when its viewer does not load, and keeps its pictures', async ({ page }) => {
  await page.route(/Viewer/, (route) => route.abort());
  await visit(page, '/gallery');
  await page
    .getByRole('link', { name: /^View large/ })
    .first()
    .click();
  await expect(page.getByText('The picture didn’t open.')).toBeVisible();
  await expect(heading(page, 'Auction to door, in miniature')).toBeVisible();
  await page.unroute(/Viewer/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
