import { expect } from '@playwright/test';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visitWithTools } from './support/visit';

for (const [name, viewport] of sampleDevices('inspection', { phone, desktop })) {
  test.describe(`the points to inspect on a ${name}`, () => {
    test.use({ viewport });

    test('the car drawing and its list sync the selected point by keyboard', async ({ page }) => {
      await visitWithTools(page, '/services/inspection');
      const drawing = page.getByRole('group', { name: 'From the side' });
      const mark = drawing.getByRole('button').first();
      const number = ((await mark.textContent()) ?? '').trim();
      const row = page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${number}\\D`) });
      await mark.focus();
      await page.keyboard.press('Enter');
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await expect(row).toHaveAttribute('aria-pressed', 'true');
      await expect(row).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(drawing.getByRole('button').nth(1)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test('the car drawing lights the points of the area that is opened', async ({ page }) => {
  await visitWithTools(page, '/services/inspection');
  const above = page.getByRole('group', { name: 'From above' });
  const fillOf = (name: RegExp) =>
    above
      .getByRole('button', { name })
      .locator('circle')
      .last()
      .evaluate((circle) => getComputedStyle(circle).fill);
  for (const [area, point, other] of [
    ['Interior', /Airbags and belts/, /Engine, cold/],
    ['Engine bay', /Engine, cold/, /Airbags and belts/],
  ] as const) {
    await page.locator('summary', { hasText: area }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').getByRole('button', { name: point })).toBeVisible();
    await expect.poll(() => fillOf(point)).toBe('rgb(242, 183, 5)');
    expect(await fillOf(other)).toBe('rgb(11, 43, 58)');
  }
});
