import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signIn } from './support/session';
import { desktop, phone, test, visit } from './support/visit';

/** Requests a quote for one running sedan, Baltimore to Lagos by RoRo. A combobox takes two taps, a text field one. */
async function requestQuote(page: Page) {
  const main = page.getByRole('main');
  const count = { taps: 0, typed: 0, screens: 0 };
  const tap = async (role: 'button' | 'radio' | 'checkbox', name: string | RegExp) => {
    count.taps += 1;
    await main.getByRole(role, { name }).click();
  };
  const pick = async (label: string, option: string) => {
    count.taps += 2;
    await main.getByLabel(label).click();
    await main.getByRole('option', { name: option, exact: true }).click();
  };
  const type = async (label: string, text: string) => {
    count.taps += 1;
    count.typed += 1;
    await main.getByRole('textbox', { name: label }).fill(text);
  };
  const screen = async (title: string) => {
    count.screens += 1;
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  };

  await screen('What do you need?');
  await tap('button', /^Auto shipping/);
  await screen('What are we moving?');
  await tap('radio', /^Car/);
  await tap('radio', /^It runs/);
  await tap('button', 'Continue');
  await screen('Where is it, and where’s it going?');
  await pick('Where is it now?', 'Baltimore, Maryland');
  await pick('Where’s it going?', 'Lagos');
  await tap('radio', /^RoRo/);
  await tap('button', 'Continue');
  const contact = main.getByRole('heading', { name: 'How do we reach you?' });
  const review = main.getByRole('heading', { name: 'Check it, then send it' });
  await expect(contact.or(review)).toBeVisible();
  if (await contact.isVisible()) {
    await screen('How do we reach you?');
    await type('First name', 'Ada');
    await type('Last name', 'Obi');
    await type('E-mail', 'ada@example.com');
    await type('Phone', '+1 410 555 0142');
    await tap('button', 'Continue');
  }
  await screen('Check it, then send it');
  await tap('radio', 'WhatsApp');
  await tap('checkbox', /^You may use/);
  await tap('button', 'Send request');
  await expect(main.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  return count;
}

test.describe('the taps for a quote', () => {
  test.use({ viewport: phone });

  test('as a new visitor', async ({ page }) => {
    await visit(page, '/quote');
    expect(await requestQuote(page)).toEqual({ taps: 18, typed: 4, screens: 5 });
  });
});

test.describe('the taps for a quote when signed in', () => {
  test.use({ viewport: desktop });

  test('with the contact data of the account', async ({ page }) => {
    await visit(page, '/about');
    await signIn(page);
    await visit(page, '/quote');
    expect(await requestQuote(page)).toEqual({ taps: 13, typed: 0, screens: 4 });
  });
});
