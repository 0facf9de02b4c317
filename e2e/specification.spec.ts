import { expect } from '@playwright/test';
import { phone, test, visit } from './support/visit';

// Parts of the specification (§2) that need a real browser.
test('phone and e-mail are in the header of large screens only, not on phones or tablets', async ({
  page,
}) => {
  await visit(page, '/about');
  const header = page.getByRole('banner').first();
  for (const size of [phone, { width: 1024, height: 768 }]) {
    await page.setViewportSize(size);
    await expect(header.getByRole('link', { name: 'Earn $50-$100 NEW' })).toBeVisible();
    await expect(header.locator('a[href^="tel:"]')).toBeHidden();
    await expect(header.locator('a[href^="mailto:"]')).toBeHidden();
  }
});

test('the current page is highlighted in the menu, too', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/port-status');
  await page.getByLabel('Menu', { exact: true }).click();
  const line = (name: string) =>
    page
      .locator('header details')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await line('Port Status')).toBe('underline');
  expect(await line('Terminal')).toBe('none');
});

test('the active item of the navigation is highlighted by an underline, too', async ({ page }) => {
  await visit(page, '/services/logistics');
  const main = page.getByRole('navigation', { name: 'Main' });
  const edge = (name: string) =>
    main.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await edge('Services')).not.toBe(await edge('Contact'));
});
