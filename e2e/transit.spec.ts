import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { sampleDevices } from './support/sample';
import { desktop, narrow, phone, test, visitWithTools } from './support/visit';

const PAGE = '/how-it-works';
const result = (page: Page) => page.getByRole('region', { name: 'How long', exact: true });

for (const [name, viewport] of sampleDevices('transit', { phone, desktop })) {
  test.describe(`how long it takes, on a ${name}`, () => {
    test.use({ viewport });

    test('axe finds nothing, with days and with dates', async ({ page }) => {
      test.slow();
      await visitWithTools(page, PAGE);
      await expect(result(page)).toContainText('12 to 15 days underway');
      expect.soft(await violations(page), 'days').toEqual([]);
      await page.getByLabel(/^Car, title and ITN/).fill('2026-12-01');
      await expect(result(page)).toContainText('until 4 Dec 2026');
      expect.soft(await violations(page), 'dates').toEqual([]);
    });

    test('works by keyboard, and announces the result after a pause', async ({ page }) => {
      await visitWithTools(page, PAGE);
      await page.getByLabel('Port of loading').focus();
      await page.keyboard.type('Houston');
      await page.keyboard.press('Tab');
      await expect(page.getByLabel('Port of discharge')).toBeFocused();
      await page.keyboard.type('Lekki');
      await page.keyboard.press('Tab');
      await page.keyboard.type('12012026');
      await expect(result(page)).toContainText('until 4 Dec 2026');
      await expect(page.locator('#announcements')).toHaveText(
        /^\d\d to \d\d days underway, not counting port calls and waiting, until .* Dec 2026\./,
      );
    });
  });
}

test('nothing overflows on the narrowest phone', async ({ page }) => {
  await page.setViewportSize(narrow);
  await visitWithTools(page, PAGE);
  await page.getByLabel(/^Car, title and ITN/).fill('2026-12-01');
  await expect(result(page)).toContainText('until 4 Dec 2026');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(narrow.width);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a sentence gives the transit time', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText('12 to 15 days at 15 to 18 knots')).toBeVisible();
  });
});
