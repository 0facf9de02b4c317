import { expect } from '@playwright/test';
import { test, visit } from './support/visit';

for (const path of [
  '//evil.example',
  '///evil.example/x',
  '/\\evil.example',
  '/\\\\evil.example',
  '/%2F/evil.example',
  '/%5C%5Cevil.example',
])
  test(`signing in at ${path} works, on this site`, async ({ page, baseURL, allowComplaints }) => {
    allowComplaints(/status of 404/);
    await visit(page, (baseURL ?? '') + path);
    await page.getByRole('link', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('E-mail').fill('demo@harmattan.example');
    await dialog.getByLabel('Password', { exact: true }).fill('sandbox-demo-1');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Login successful!')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
    await expect(page.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
  });

test('//quote opens the quote request', async ({ page, baseURL }) => {
  await visit(page, `${baseURL ?? ''}//quote?service=inspection`);
  await expect(page).toHaveTitle(/Get a quote/);
  await expect(page).toHaveURL(/:\d+\/quote\?/);
});
