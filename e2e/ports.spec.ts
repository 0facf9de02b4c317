import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { captureClipboard } from './support/files';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

const rows = (page: Page) => page.getByRole('main').locator('details[id^="port-"]');
/** On phones, they're folded. */
async function openFilters(page: Page) {
  const fold = page.getByRole('main').getByText('Search and sort');
  if (await fold.isVisible()) await fold.click();
}
const codes = async (page: Page) =>
  (await rows(page).evaluateAll((list) => list.map(({ id }) => id.slice(5)))).sort();

for (const [name, viewport] of sampleDevices('ports', { phone, desktop })) {
  test.describe(`the ports on a ${name}`, () => {
    test.use({ viewport });

    test('filters are in the URL, survive a reload and are shared', async ({ page }) => {
      await visit(page, '/port-status');
      await expect(rows(page).first()).toBeVisible();
      const all = await rows(page).count();
      await openFilters(page);
      await page.getByLabel('Country').selectOption({ label: 'Nigeria' });
      await expect(page).toHaveURL(/\?country=NG$/);
      await page.getByLabel('Search').fill('lagos');
      await expect(page).toHaveURL(/q=lagos/);
      await expect.poll(() => codes(page)).toEqual(['NGAPP', 'NGLKK', 'NGTIN']);
      await expect(page.getByRole('status').filter({ hasText: `3 of ${String(all)} ports` })).toBeVisible();

      await page.reload();
      await page.mouse.move(9, 9);
      await expect.poll(() => codes(page)).toEqual(['NGAPP', 'NGLKK', 'NGTIN']);
      const link = await captureClipboard(page, () => page.getByRole('button', { name: 'Share' }).click());
      expect(link).toBe(page.url());

      await openFilters(page);
      await page.getByLabel('Search').fill('nowhere');
      await page.getByRole('button', { name: 'Show all ports' }).click();
      await expect(rows(page)).toHaveCount(all);
    });

    test('the page doesn’t move when the statuses load late', async ({ page }) => {
      let answer: () => void = () => undefined;
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/ports/status/', async (route) => {
        await isAnswered;
        await route.continue();
      });
      const tops = () =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: /^(US|NG)[A-Z]{3}/ })
          .evaluateAll((list) => list.map((row) => Math.round(row.getBoundingClientRect().top)));
      await visit(page, '/port-status');
      await expect(page.getByText('Loading port status')).toBeVisible();
      await page.getByRole('figure', { name: 'Ports and sea lanes' }).scrollIntoViewIfNeeded();
      const before = await tops();
      expect(before.length).toBeGreaterThan(10);
      answer();
      await expect(rows(page)).toHaveCount(before.length);
      expect(await tops()).toEqual(before);
    });

    test('a row has its place in small type, and opens to its details and a link to a quote', async ({
      page,
    }) => {
      await visit(page, '/port-status');
      // The plus sign isn't read aloud.
      expect(await rows(page).first().ariaSnapshot()).not.toContain('+');
      const tinCan = page.locator('#port-NGTIN');
      const place = tinCan.locator('summary').getByText('Lagos', { exact: true });
      expect(await place.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeLessThan(
        16,
      );
      await tinCan.locator('summary').click();
      await expect(tinCan.getByText('What it means')).toBeVisible();
      await tinCan.getByRole('link', { name: 'Get a quote to Tin Can Island' }).click();
      await expect(page).toHaveURL(/\/quote/);
    });
  });
}
