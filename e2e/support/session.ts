import type { BrowserContext, Page } from '@playwright/test';
import { demoAccount } from '../../sandbox/seed';

/** Signs in to the demo account through the dialog of the open page. */
export async function signIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await dialog.getByLabel('E-mail').fill(demoAccount.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  // Waits until the session is stored, which happens shortly after it is shown, unless storage is blocked.
  await page.waitForFunction(() => {
    try {
      return localStorage.getItem('access_token') !== null;
    } catch {
      return true;
    }
  });
}

const REFRESH_PATH = '/api/auth/token/refresh/';

/** Counts requests to the refresh endpoint from now on. */
export function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === REFRESH_PATH) count += 1;
  });
  return () => count;
}
