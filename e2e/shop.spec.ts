import { expect } from '@playwright/test';
import { desktop, phone, test, visit } from './support/visit';

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test(`on a ${name}: a list is put together, found again, and goes into a message`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/shop');
    await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
    await page.getByRole('button', { name: 'Add one more: Pickup' }).click();
    await page.getByRole('textbox', { name: 'What is it?' }).fill('Diesel generator, 20 kVA');
    await page.keyboard.press('Enter');

    await visit(page, '/about');
    const badge = page.getByRole('link', { name: /Your enquiry.*2 items/ });
    await expect(badge).toHaveCount(1);
    expect((await badge.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await badge.click();
    const list = page.getByRole('region', { name: 'Your list', exact: true });
    await expect(list).toBeInViewport();
    await expect(list.getByRole('textbox', { name: 'How many: Pickup' })).toHaveValue('2');
    await list.getByRole('link', { name: 'Send it as a message' }).click();
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(
      /2 × Pickup\n1 × Diesel generator/,
    );
  });
}
