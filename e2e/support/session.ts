import type { BrowserContext, Page } from '@playwright/test';
import { demoAccount } from '../../sandbox/seed';

/** Signs the demonstration account in by the dialog, on a page that is open. */
export async function signIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await dialog.getByLabel('E-mail').fill(demoAccount.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  // What is opened next finds the session: it is written a moment after it is shown, where storage is not forbidden.
  await page.waitForFunction(() => {
    try {
      return localStorage.getItem('access_token') !== null;
    } catch {
      return true;
    }
  });
}

const REFRESH_PATH = '/api/auth/token/refresh/';

/** Counts what leaves the browser for the refresh endpoint, from now on. */
export function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === REFRESH_PATH) count += 1;
  });
  return () => count;
}
