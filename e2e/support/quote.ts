import type { Page } from '@playwright/test';

/** Submits the step ("Continue" or "Back to review"). */
export const clickContinue = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Continue|Back to review)$/ })
    .click();

/** Types a place into the combobox and picks the option with exactly this name. */
export async function choosePlace(page: Page, list: string, place: string): Promise<void> {
  await page.getByLabel(list).fill(place);
  await page.getByRole('option', { name: place, exact: true }).click();
}

/** Gives the required answers of each step, in order. */
export const answers = {
  service: async (page: Page): Promise<void> => {
    // Choosing a service continues automatically.
    await page.getByRole('button', { name: /^Auto shipping/ }).click();
  },
  vehicles: async (page: Page, number = 1): Promise<void> => {
    const vehicle = page.getByRole('group', { name: `Vehicle ${String(number)}`, exact: true });
    await vehicle.getByRole('radio', { name: /^SUV/ }).check();
    await vehicle.getByRole('radio', { name: /^It runs/ }).check();
  },
  route: async (page: Page): Promise<void> => {
    await choosePlace(page, 'Where is it now?', 'Maryland');
    await choosePlace(page, 'Where’s it going?', 'Lagos');
  },
  contact: async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Obi');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+1 410 555 0142');
  },
} as const;

/** Answers the review's question. */
export const chooseContactPreference = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: 'WhatsApp' }).check();

/** Fills in everything except the consent and ends on the review. */
export async function goToReview(page: Page): Promise<void> {
  for (const [step, answer] of Object.entries(answers)) {
    await page.waitForURL(step === 'service' ? /\/quote/ : new RegExp(`step=${step}`));
    await answer(page);
    if (step !== 'service') await clickContinue(page);
  }
  await page.getByRole('heading', { name: 'Check it, then send it' }).waitFor();
  await chooseContactPreference(page);
}
