import type { Page } from '@playwright/test';

/** Presses on ("Continue", or "Back to review"): the step's errors are shown, or the next step is. */
export const goOn = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Continue|Back to review)$/ })
    .click();

/** Types a place into the list of this name, and takes the entry of just this name. */
export async function choosePlace(page: Page, list: string, place: string): Promise<void> {
  await page.getByLabel(list).fill(place);
  await page.getByRole('option', { name: place, exact: true }).click();
}

/** The answers that each step cannot do without, in the order of the steps. */
export const answers = {
  service: async (page: Page): Promise<void> => {
    // Its press goes on by itself.
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

/** The review's own question. */
export const chooseReply = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: 'WhatsApp' }).check();

/** Everything answered but the consent, on the last step: the review. */
export async function toReview(page: Page): Promise<void> {
  for (const [step, answer] of Object.entries(answers)) {
    await page.waitForURL(step === 'service' ? /\/quote/ : new RegExp(`step=${step}`));
    await answer(page);
    if (step !== 'service') await goOn(page);
  }
  await page.getByRole('heading', { name: 'Check it, then send it' }).waitFor();
  await chooseReply(page);
}
