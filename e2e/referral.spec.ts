import { expect } from '@playwright/test';
import { closePopups, phone, test, visit } from './support/visit';

test.use({ viewport: phone });

test('a referral link from one device shows a notice on another and stores its code', async ({
  page,
  browser,
}) => {
  await visit(page, '/referral-program');
  await page.getByRole('button', { name: 'Get my link' }).click();
  const link = await page.locator('main code').filter({ hasText: '?ref=' }).innerText();
  const code = link.slice(-8);
  await expect(page.getByRole('img', { name: `QR code for your link with the code ${code}` })).toBeVisible();
  await page.reload();
  await expect(page.locator('main code').filter({ hasText: code })).toBeVisible();

  const friend = await browser.newPage({ viewport: phone });
  await closePopups(friend);
  await visit(friend, `/?ref=${code}`);
  const notice = friend.getByText(/You opened a referral link/);
  await expect(notice).toContainText(code);
  await friend.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();

  // Survives a reload without another notice, and can be removed on the program's page.
  await visit(friend, '/referral-program');
  await expect(notice).toBeHidden();
  const savedCode = friend.getByRole('region', { name: 'A friend referred you' });
  await expect(savedCode).toContainText(code);
  await savedCode.getByRole('link', { name: 'Get a quote with this code' }).click();
  await expect(friend.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await friend.evaluate(() => localStorage.getItem('harmattan.referral'))).toContain(code);
  await visit(friend, '/referral-program');
  await savedCode.getByRole('button', { name: 'Remove it' }).click();
  await expect(savedCode).toBeHidden();
  expect(await friend.evaluate(() => localStorage.getItem('harmattan.referral'))).toBeNull();
  await friend.close();
});
