import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { countPrints } from './support/files';
import { horizontalOverflow } from './support/layout';
import { sampleDevices } from './support/sample';
import { desktop, narrow, phone, test, visitWithTools } from './support/visit';

const result = (page: Page) => page.getByRole('region', { name: 'What fits, and what to ask' });

async function assess(page: Page): Promise<void> {
  await visitWithTools(page, '/services/car-purchase');
  await page.getByText('Check the agent’s assessment', { exact: true }).click();
  await page.getByLabel('CIF value, in naira').fill('10,390,629.75');
  await page.getByLabel('Surcharge (SUR), in naira').fill('727,344.08');
  await page.getByLabel('NAC levy (LEV), in naira').fill('1,558,594.46');
  await expect(result(page)).toContainText('2 lines to ask about, 0 fit');
}

for (const [name, viewport] of sampleDevices('assessment', { phone, desktop })) {
  test.describe(`the check of an assessment, on a ${name}`, () => {
    test.use({ viewport });

    test('axe finds nothing, the summary is announced, and nothing overflows at 320 px', async ({ page }) => {
      test.slow();
      await assess(page);
      await expect(page.locator('#announcements')).toHaveText(/^2 lines to ask about/);
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize(narrow);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    test('it prints on one page', async ({ page }) => {
      await assess(page);
      const prints = await countPrints(page);
      await result(page).getByRole('button', { name: 'Print' }).click();
      expect(await prints()).toBe(1);
      const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  });
}
