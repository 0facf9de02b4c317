import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { expectOneSheet } from './support/files';
import { sampleDevices } from './support/sample';
import { lookUp, trackField } from './support/track';
import { desktop, hydrated, phone, test, visit } from './support/visit';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) =>
  main(page).getByRole('heading', { name: /^Arrives about \d{1,2} \w{3} \d{4}$/ });
const another = (page: Page) => main(page).getByRole('button', { name: 'Track another' });

for (const [name, viewport] of sampleDevices('trackResult', { phone, desktop })) {
  test.describe(`a tracking result on a ${name}`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page }) => {
      await visit(page, '/track');
      await lookUp(page, 'HAL-DEMO-SEA1');
      await expect(title(page)).toBeVisible();
    });

    test('scrolls into view and takes the focus, with its largest heading first', async ({ page }) => {
      await expect(title(page)).toBeFocused();
      await expect(title(page)).toBeInViewport({ ratio: 1 });
      const answer = main(page).getByRole('region', { name: /^Arrives about/ });
      await expect(answer.getByText(/^Reference HAL-DEMO-SEA1/)).toBeInViewport({ ratio: 1 });
      await expect(answer.getByRole('heading', { name: 'In transit' })).toBeInViewport({ ratio: 1 });
      const sizes = await answer
        .getByRole('heading')
        .evaluateAll((headings) => headings.map((heading) => parseFloat(getComputedStyle(heading).fontSize)));
      expect(sizes.indexOf(Math.max(...sizes))).toBe(0);
      expect(await violations(page)).toEqual([]);
    });

    test('is there again after a reload, and at the same place on the way back', async ({ page }) => {
      const scrolled = () => page.evaluate(() => window.scrollY);
      await page.evaluate(() => {
        scrollBy({ top: 1200, behavior: 'instant' });
      });
      await expect.poll(scrolled).toBeGreaterThan(1000);
      await expect(another(page)).toBeVisible();
      // It loads late, and may move what is in view.
      await expect(main(page).getByRole('figure', { name: 'Where it is' })).toBeVisible();
      const before = await scrolled();
      // Phones fold the footer's lists.
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Careers', includeHidden: true })
        .dispatchEvent('click');
      await expect(page).toHaveTitle(/^Careers/);
      await page.goBack();
      await expect(page).toHaveTitle(/^Track/);
      await expect(title(page)).toBeVisible();
      await expect.poll(scrolled).toBe(before);
      await expect(trackField(page, 'E-mail address')).toBeHidden();

      await page.reload();
      await hydrated(page);
      await expect(title(page)).toBeFocused();
      await expect(title(page)).toBeInViewport({ ratio: 1 });
    });

    test('collapses the form, which expands by keyboard with what was typed, and points out a VIN', async ({
      page,
    }) => {
      await expect(trackField(page, 'Reference')).toBeHidden();
      const line = await another(page).locator('..').boundingBox();
      expect(line?.height).toBeLessThanOrEqual(56);
      await another(page).focus();
      await page.keyboard.press('Enter');
      await expect(trackField(page, 'Reference')).toBeFocused();
      await expect(trackField(page, 'Reference')).toHaveValue('HAL-DEMO-SEA1');
      await expect(trackField(page, 'Reference')).toBeInViewport({ ratio: 1 });
      expect(await violations(page)).toEqual([]);
      await trackField(page, 'Reference').fill('1HGCM82633A004352');
      await expect(main(page).getByText(/Error: That looks like a VIN/)).toBeInViewport({ ratio: 0.5 });
      expect(await violations(page)).toEqual([]);
    });

    test('on paper, milestones that happened are filled, and the result is one sheet, also once delivered', async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print' });
      const looks = await main(page)
        .getByRole('listitem')
        .filter({ hasText: /^Booking confirmed/ })
        .evaluate((row) => {
          const { backgroundColor, color, printColorAdjust } = getComputedStyle(row, '::before');
          return { isFilled: backgroundColor === color, printColorAdjust };
        });
      expect(looks).toEqual({ isFilled: true, printColorAdjust: 'exact' });
      await expectOneSheet(page);
      await page.emulateMedia({ media: null });
      await lookUp(page, 'HAL-DEMO-DLV1');
      await expect(main(page).getByRole('heading', { name: /^Arrived/ })).toBeVisible();
      await expectOneSheet(page);
    });
  });
}
