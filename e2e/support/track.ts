import type { Page } from '@playwright/test';
import { demoAccount } from '../../sandbox/seed';

export const trackField = (page: Page, name: 'Reference' | 'E-mail address') =>
  page.getByRole('main').getByRole('textbox', { name });

/** Looks up a shipment on the tracking page, by default with the demo account's e-mail. */
export async function lookUp(
  page: Page,
  reference: string,
  email: string = demoAccount.email,
): Promise<void> {
  await expandForm(page);
  await trackField(page, 'Reference').fill(reference);
  await trackField(page, 'E-mail address').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Track shipment' }).click();
}

/** Expands the form, which collapses when a result is shown. */
export async function expandForm(page: Page): Promise<void> {
  const another = page.getByRole('main').getByRole('button', { name: 'Track another' });
  if (await another.isVisible()) await another.click();
}
