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
  await unfoldForm(page);
  await trackField(page, 'Reference').fill(reference);
  await trackField(page, 'E-mail address').fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Track shipment' }).click();
}

/** Opens the form again, which folds to a line when its answer is shown. */
export async function unfoldForm(page: Page): Promise<void> {
  const another = page.getByRole('main').getByRole('button', { name: 'Track another' });
  if (await another.isVisible()) await another.click();
}
