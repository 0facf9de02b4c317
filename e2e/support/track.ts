import type { Page } from '@playwright/test';
import { demoAccount } from '../../sandbox/seed';

export const trackField = (page: Page, name: 'Reference' | 'E-mail address') =>
  page.getByRole('main').getByRole('textbox', { name });

/** Looks a shipment up on the tracking page, by the demonstration account unless told. */
export async function lookUp(
  page: Page,
  reference: string,
  email: string = demoAccount.email,
): Promise<void> {
  await trackField(page, 'Reference').fill(reference);
  await trackField(page, 'E-mail address').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Track the shipment' }).click();
}
