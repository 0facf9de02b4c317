import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { recordShifts, totalShift } from './support/layoutShift';
import { phone, test, visit } from './support/visit';

const tablet = { width: 768, height: 1024 };

for (const [name, size] of Object.entries({ phone, tablet })) {
  test(`what is on the device is counted and unfolded without layout shift: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, paths.shop);
    await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
    await recordShifts(page);
    await visit(page, paths.cookies);
    const entry = page.getByRole('button', { name: 'Delete harmattan.enquiry' });
    const fold = page.getByText('See and delete single entries');
    await expect(fold).toBeAttached();
    await expect(entry).toBeHidden();
    expect(await totalShift(page)).toBeLessThan(0.02);
    await fold.click();
    await expect(entry).toBeVisible();
  });

  test(`on a first visit, the empty list is short from the first paint: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await recordShifts(page);
    await visit(page, paths.cookies);
    await expect(page.getByText('Your browser has nothing from this site.')).toBeVisible();
    expect(await totalShift(page)).toBeLessThan(0.05);
    expect(await page.locator('[data-stored]').evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(
      200,
    );
  });
}
