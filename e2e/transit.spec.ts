import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { completeDraft } from '../__tests__/support/quoteDraft';
import { violations } from './support/axe';
import { horizontalOverflow } from './support/layout';
import { sampleDevices } from './support/sample';
import { storeDraft } from './support/storeDraft';
import { desktop, narrow, phone, test, visit, visitWithTools } from './support/visit';

const PAGE = '/how-it-works';
/** `--placeholder` in src/ui/theme/global.css. */
const PLACEHOLDER = 'rgb(95, 115, 126)';
const result = (page: Page) => page.getByRole('region', { name: 'How long', exact: true });

for (const [name, viewport] of sampleDevices('transit', { phone, desktop })) {
  test.describe(`how long it takes, on a ${name}`, () => {
    test.use({ viewport });

    test('axe finds nothing, with days and with dates, and nothing overflows at 320 px', async ({ page }) => {
      test.slow();
      await visitWithTools(page, PAGE);
      await expect(result(page)).toContainText('12 to 15 days underway');
      expect.soft(await violations(page), 'days').toEqual([]);
      await page.getByLabel(/^Ready on/).fill('2026-12-01');
      await expect(result(page)).toContainText('until 4 Dec 2026');
      expect.soft(await violations(page), 'dates').toEqual([]);
      await page.setViewportSize(narrow);
      expect(await horizontalOverflow(page)).toBe(0);
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

test('an empty date, in which WebKit shows today’s, has a placeholder’s color', async ({ page }) => {
  const colorOf = (date: Locator) =>
    date.evaluate((field) => getComputedStyle(field).getPropertyValue('-webkit-text-fill-color'));
  await visitWithTools(page, PAGE);
  const start = page.getByLabel(/^Ready on/);
  expect(await colorOf(start)).toBe(PLACEHOLDER);
  await start.fill('2026-12-01');
  await page.getByLabel('Port of loading').focus();
  expect(await colorOf(start)).not.toBe(PLACEHOLDER);

  await page.evaluate(storeDraft, { ...completeDraft, ready_on: '' });
  await visit(page, '/quote?step=timing');
  const ready = page.getByLabel(/When will it be ready/);
  expect(await colorOf(ready)).toBe(PLACEHOLDER);
  await ready.fill('2036-12-24');
  await page.getByLabel(/^Not sure/).focus();
  expect(await colorOf(ready)).not.toBe(PLACEHOLDER);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a sentence gives the transit time', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText('12 to 15 days at 15 to 18 knots')).toBeVisible();
  });
});
