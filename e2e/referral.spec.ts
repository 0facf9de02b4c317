import { expect } from '@playwright/test';
import { closePopups, phone, test, visit } from './support/visit';

test.use({ viewport: phone });

test('a link made on one device is told on another and goes into the quote request', async ({
  page,
  browser,
}) => {
  await visit(page, '/referral-program');
  await page.getByRole('button', { name: 'Make my link' }).click();
  const link = await page.locator('main code').filter({ hasText: '?ref=' }).innerText();
  const code = link.slice(-8);
  await expect(page.getByRole('img', { name: `QR code for your link with the code ${code}` })).toBeVisible();
  await page.reload();
  await expect(page.locator('main code').filter({ hasText: code })).toBeVisible();

  const friend = await browser.newPage({ viewport: phone });
  await closePopups(friend);
  await visit(friend, `/?ref=${code}`);
  const told = friend.getByText(/You opened a referral link/);
  await expect(told).toContainText(code);
  await friend.getByRole('button', { name: 'OK' }).click();
  await expect(told).toBeHidden();

  // Kept through a reload, told no more, and to be dropped where the program is explained.
  await visit(friend, '/referral-program');
  await expect(told).toBeHidden();
  const kept = friend.getByRole('region', { name: 'A friend referred you' });
  await expect(kept).toContainText(code);
  await kept.getByRole('link', { name: 'Get a quote with this code' }).click();
  await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await friend.evaluate(() => localStorage.getItem('harmattan.referral'))).toContain(code);
  await visit(friend, '/referral-program');
  await kept.getByRole('button', { name: 'Remove it' }).click();
  await expect(kept).toBeHidden();
  expect(await friend.evaluate(() => localStorage.getItem('harmattan.referral'))).toBeNull();
  await friend.close();
});
