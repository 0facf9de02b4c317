import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { rates } from '../src/content/rates';
import { formatCalendarDate } from '../src/lib/time/calendarDate';
import { violations } from './support/axe';
import { countPrints } from './support/files';
import { horizontalOverflow } from './support/layout';
import { sampleDevices } from './support/sample';
import { desktop, narrow, phone, test, visitWithTools } from './support/visit';

const PAGE = '/services/car-purchase';
const result = (page: Page) => page.getByRole('region', { name: 'What it costs you' });
const lines = (page: Page) => page.getByRole('region', { name: 'What it costs, line by line' });
const line = (page: Page, name: string) =>
  lines(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}`) });

/** Opens what phones fold away. */
async function unfold(page: Page): Promise<void> {
  const folds = lines(page).locator('summary', { hasText: /^Engine size|^Route/ });
  for (const fold of await folds.filter({ visible: true }).all()) await fold.click();
}

async function price(page: Page): Promise<void> {
  await visitWithTools(page, PAGE);
  await page.getByLabel('Your bid, US dollars').fill('10,000');
  await unfold(page);
  await page.getByLabel('Engine size, cc').fill('2494');
  await expect(result(page)).toContainText('Total so far');
}

for (const [name, viewport] of sampleDevices('price', { phone, desktop })) {
  test.describe(`what it costs, on a ${name}`, () => {
    test.use({ viewport });

    test('axe finds nothing and nothing overflows, empty and filled in, with custom figures and errors', async ({
      page,
    }) => {
      test.slow();
      await visitWithTools(page, PAGE);
      expect.soft(await violations(page), 'empty').toEqual([]);
      await page.getByLabel('Your bid, US dollars').fill('10000');
      await page.getByLabel('Year built').fill('2012');
      await line(page, 'Import duty').locator('summary').click();
      await page.getByLabel(/^Your figure for Import duty/).fill('12');
      await page.getByLabel(/^Ocean freight/).fill('a lot');
      await expect(line(page, 'Import duty')).toContainText('Yours');
      expect.soft(await violations(page), 'filled').toEqual([]);
      await page.setViewportSize(narrow);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    test('a published figure is replaced and restored by keyboard', async ({ page }) => {
      await price(page);
      const duty = line(page, 'Import duty');
      await duty.locator('summary').focus();
      await page.keyboard.press('Enter');
      // Past the link to the source.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('10');
      await expect(duty).toContainText('Yours');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(duty).toContainText('Published');
      await expect(duty).toBeFocused();
    });

    test('the result prints on one page', async ({ page }) => {
      await price(page);
      const prints = await countPrints(page);
      await result(page).getByRole('button', { name: 'Print' }).click();
      expect(await prints()).toBe(1);
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the published figures are shown with their sources', async ({ page }) => {
    await page.goto(PAGE);
    const table = page.getByRole('table', { name: /^Third-party figures/ });
    const vat = table.getByRole('row', { name: /^VAT Published/ });
    await expect(vat).toContainText('7.5% of the CIF value');
    await expect(vat).toContainText('Nigeria Tax Act 2025');
    await expect(vat).toContainText(`since 1 Jan 2026, checked ${formatCalendarDate(rates.vat.checked)}`);
  });
});
