import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { lookUp, trackField } from './support/track';
import { desktop, hydrated, test, visit } from './support/visit';

test.use({ viewport: desktop });
test.beforeEach(({ allowComplaints }) => {
  // Of code that was kept from it, and of a line that was taken away: no error of the page's own.
  allowComplaints(/^Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the steps of the quote do not come: the rest stands, and they come when asked for again', async ({
  page,
}) => {
  await page.route(/QuoteWizard/, (route) => route.abort());
  await visit(page, '/quote');
  await expect(page.getByText('This tool didn’t load.')).toBeVisible();
  await expect(heading(page, 'Get a quote')).toBeVisible();
  await page.unroute(/QuoteWizard/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
});

test.describe('a lookup', () => {
  const REFERENCE = 'HAL-DEMO-SEA1';
  const found = (page: Page) => page.getByRole('main').getByRole('heading', { name: 'In transit' });

  test('the line goes before it: that is said, and the answer comes with the line', async ({
    page,
    context,
  }) => {
    const code = page.waitForResponse(/\/Answer-/);
    await visit(page, '/track');
    await (await code).finished();
    await context.setOffline(true);
    await lookUp(page, REFERENCE);
    await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
    await context.setOffline(false);
    await expect(found(page)).toBeVisible();
  });

  test('its code does not come: the form stands, and the answer comes when asked for again', async ({
    page,
  }) => {
    await page.route(/\/Answer-/, (route) => route.abort());
    await visit(page, '/track');
    await lookUp(page, REFERENCE);
    await expect(page.getByText('This tool didn’t load.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue(REFERENCE);
    await page.unroute(/\/Answer-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    // Older browsers remember that it could not be fetched, and the page is loaded anew: the reference is in the
    // address then, the e-mail address nowhere.
    const hasAnswer = () => found(page).isVisible();
    const email = trackField(page, 'E-mail address');
    // The answer folds the form.
    const isNew = async () => (await email.isVisible()) && (await email.inputValue()) === '';
    await expect.poll(async () => (await hasAnswer()) || (await isNew())).toBe(true);
    if (!(await hasAnswer())) {
      await hydrated(page);
      await lookUp(page, REFERENCE);
    }
    await expect(found(page)).toBeVisible();
  });

  test('the chart does not come: the answer stands without it', async ({ page }) => {
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/SeaMap-'));
    await page.route(/\/SeaMap-/, (route) => route.abort());
    await visit(page, '/track');
    await lookUp(page, REFERENCE);
    await refused;
    await expect(found(page)).toBeVisible();
    await expect(page.getByText('Arrival (ETA)')).toBeVisible();
    await expect(page.getByText('This tool didn’t load.')).toBeVisible();
  });
});

test('the large view of the gallery does not come: that is said, and the wall stands', async ({ page }) => {
  await page.route(/Viewer/, (route) => route.abort());
  await visit(page, '/gallery');
  await page
    .getByRole('link', { name: /^View large/ })
    .first()
    .click();
  await expect(page.getByText('The picture didn’t open.')).toBeVisible();
  await expect(heading(page, 'From auction to door, in models')).toBeVisible();
  await page.unroute(/Viewer/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
