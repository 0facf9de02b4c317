import { expect } from '@playwright/test';
import { phone, test, visit } from './support/visit';

test('the viewer fills the window, pages with arrow keys, and closes on back', async ({ page }) => {
  await visit(page, '/gallery');
  await page.getByRole('link', { name: 'Ship', exact: true }).click();
  const first = page.getByRole('link', { name: /^View large/ }).first();
  await first.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('1 of 3');
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('2 of 3');
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\?stage=ship$/);

  await first.click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('on a phone a link opens the whole picture with every button visible', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/gallery?picture=hero');
  const viewer = page.getByRole('dialog');
  for (const name of ['Previous picture', 'Next picture', 'Copy the link', 'Close the picture']) {
    await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  const box = await viewer.getByRole('img').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(phone.width);
});
