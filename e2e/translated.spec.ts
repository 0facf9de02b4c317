import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoAccount } from '../sandbox/seed';
import { answers, choosePlace, chooseContactPreference, clickContinue, goToReview } from './support/quote';
import { lookUp, trackField, expandForm } from './support/track';
import { translate, lostText } from './support/translate';
import { desktop, phone, test, visit } from './support/visit';

test.use({ viewport: phone });
test.afterEach(async ({ page }) => {
  expect(await lostText(page)).toEqual([]);
});

const visitTranslated = async (page: Page, path: string) => {
  await visit(page, path);
  await translate(page);
};
const main = (page: Page) => page.getByRole('main');

test('a quote is requested, with errors and corrections', async ({ page }) => {
  await visitTranslated(page, '/quote');
  await answers.service(page);
  await page.waitForURL(/step=vehicles/);
  // The step's fields render after its heading.
  await main(page).getByRole('radio', { name: /^Car/ }).waitFor();
  await clickContinue(page);
  await expect(main(page).getByRole('alert')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /Add .*vehicle/i })
    .click();
  await main(page).getByRole('group', { name: 'Vehicle 2', exact: true }).waitFor();
  await main(page)
    .getByRole('button', { name: /Remove/ })
    .last()
    .click();
  await answers.vehicles(page);
  await main(page).getByRole('textbox', { name: 'VIN' }).fill('1M8GDM9AXKP042789');
  await main(page).getByRole('textbox', { name: 'VIN' }).fill('1M8GDM9AXKP042788');
  await clickContinue(page);
  await page.waitForURL(/step=route/);
  await clickContinue(page);
  await expect(main(page).getByRole('alert')).toContainText('2 things need your attention');
  await choosePlace(page, 'Where is it now?', 'Maryland');
  await clickContinue(page);
  await expect(main(page).getByRole('alert')).toContainText('One thing needs your attention');
  await choosePlace(page, 'Where’s it going?', 'Lagos');
  await clickContinue(page);
  await answers.contact(page);
  await main(page).getByRole('textbox', { name: 'Phone' }).fill('call me');
  await clickContinue(page);
  await main(page).getByRole('textbox', { name: 'Phone' }).fill('+1 410 555 0142');
  await clickContinue(page);
  await chooseContactPreference(page);
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Send request' }).click();
  await expect(main(page).getByRole('heading', { name: 'We have your request' })).toBeVisible();
});

test('a failed quote keeps its answers, and Start over can be undone', async ({ page, allowErrors }) => {
  allowErrors(/status of 503/);
  await page.route('**/api/quote/', (route) => route.fulfill({ status: 503, body: '{"success":false}' }));
  await visitTranslated(page, '/quote');
  await goToReview(page);
  await main(page).getByRole('checkbox').check();
  await main(page).getByRole('button', { name: 'Send request' }).click();
  await expect(main(page).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/quote/');
  await main(page)
    .getByRole('button', { name: /start over|clear/i })
    .click();
  await main(page).getByRole('button', { name: /undo/i }).click();
  await expect(main(page).getByText('Ada')).not.toHaveCount(0);
});

test('a message is written, rejected, corrected and sent', async ({ page, allowErrors }) => {
  allowErrors(/status of (?:400|503)/);
  await visitTranslated(page, '/contact');
  const form = page.getByRole('form', { name: 'Send us a message' });
  const send = form.getByRole('button', { name: /^Send/ });
  await send.click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByLabel('What’s this about?').selectOption('quote');
  await form.getByLabel('What’s this about?').selectOption('other');
  await form.getByRole('textbox', { name: 'Your message' }).fill('Which papers come first?');
  await form.getByLabel('Your name').fill('Ada Obi');
  await form.getByLabel('E-mail address').fill('ada@example.com');
  await form.getByRole('checkbox').check();
  for (const reply of [
    { status: 400, json: { email: ['This address cannot receive mail.'] } },
    { status: 503, json: { success: false } },
  ]) {
    await page.route('**/api/contact/', (route) => route.fulfill(reply), { times: 1 });
    await send.click();
    await expect(form.getByRole('alert')).not.toHaveCount(0);
    await expect(send).toBeEnabled();
  }
  await form.getByRole('button', { name: 'Clear form' }).click();
  await form.getByRole('button', { name: /undo/i }).click();
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Obi');
  // The consent is never saved, so Undo doesn't bring it back.
  await form.getByRole('checkbox').check();
  await send.click();
  // After a 503, it may have arrived.
  await form.getByRole('button', { name: 'Send it again anyway' }).click();
  await expect(main(page).getByRole('button', { name: /another/i })).toBeVisible();
  await main(page)
    .getByRole('button', { name: /another/i })
    .click();
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Obi');
});

test('several shipments are looked up, known and unknown', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  await visitTranslated(page, '/track');
  await main(page).getByRole('button', { name: 'Track shipment' }).click();
  await lookUp(page, 'HAL-NONE-0001');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await lookUp(page, 'HAL-DEMO-SEA1');
  await expect(main(page).getByRole('heading', { name: 'In transit' })).toBeVisible();
  await expandForm(page);
  await trackField(page, 'Reference').fill('HAL-DEMO');
  await page.goBack();
  await page.goForward();
  await lookUp(page, 'HAL-NONE-0001');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'In transit' })).toHaveCount(0);
});

test('a visitor signs in after an error, and logs out', async ({ page, allowErrors }) => {
  allowErrors(/status of 401/);
  await visitTranslated(page, '/about?account=sign-in');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByLabel('E-mail').fill(demoAccount.email);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(demoAccount.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await page.setViewportSize(desktop);
  await page.getByRole('link', { name: 'Demo Visitor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeAttached();
});

test('counters and results visibly update', async ({ page }) => {
  await visitTranslated(page, '/carriers');
  await main(page).getByRole('checkbox').first().check();
  await expect(main(page).getByText(/^1 of \d+ done$/)).toBeVisible();
  await visitTranslated(page, '/services/car-purchase#price');
  const price = main(page).locator('#price');
  await price.getByLabel('Your bid, US dollars').fill('8500');
  await expect(price.getByText('$8,500').first()).toBeVisible();
  await price.getByLabel('Your bid, US dollars').fill('9500');
  await expect(price.getByText('$9,500').first()).toBeVisible();
  expect(await lostText(page)).toEqual([]);
  await visitTranslated(page, '/gallery');
  await main(page)
    .getByRole('link', { name: /^View large/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await expect(dialog.getByText(/2 of \d+/)).toBeVisible();
});
