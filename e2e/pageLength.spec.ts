import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { phone, test, visitWithTools } from './support/visit';

const LONGEST = 9_000;

for (const route of Object.values(paths)) {
  test(`${route}: at most ${String(LONGEST)} px long on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await visitWithTools(page, route);
    // The footer has its own height once it is near the screen.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST);
  });
}
