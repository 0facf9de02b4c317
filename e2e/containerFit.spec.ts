import { expect } from '@playwright/test';
import { violations } from './support/axe';
import { phone, test, visitWithTools } from './support/visit';

test('on a phone the drawing stays visible while a vehicle is edited', async ({ page }) => {
  await page.setViewportSize(phone);
  await visitWithTools(page, '/services/auto-shipping');
  await page.getByText('Check your car’s size').click();
  const result = page.getByRole('region', { name: 'What fits' });
  const drawing = result.locator('xpath=..').locator('svg').first();
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  const height = page.getByRole('group', { name: '2. Midsize sedan' }).getByLabel('Height');
  await height.evaluate((field) => {
    field.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await expect(result).not.toBeInViewport();
  await expect(drawing).toBeInViewport({ ratio: 1 });
  await height.fill('2.5');
  await expect(drawing).toBeInViewport({ ratio: 1 });
  await expect(drawing.locator('xpath=..')).toContainText('1 of 2 fit');
  expect(await violations(page)).toEqual([]);
  // The header reappears on scrolling up and doesn't cover the drawing.
  await page.mouse.wheel(0, -40);
  await expect(page.locator('header[data-back]')).toHaveCount(1);
  const header = await page.locator('header[data-back]').boundingBox();
  const box = await drawing.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  // The drawing doesn't cover focused elements either.
  await height.focus();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, right, top } = focused?.getBoundingClientRect() ?? new DOMRect();
      const there = document.elementFromPoint((left + right) / 2, top + 4);
      return there?.closest('[aria-hidden="true"]') !== null && !focused?.contains(there ?? null);
    });
    expect(isCovered).toBe(false);
  }
});
