import { expect } from '@playwright/test';
import { answers, chooseContactPreference, clickContinue, goToReview } from './support/quote';
import { sampleDevices } from './support/sample';
import { desktop, hydrated, phone, test, visit } from './support/visit';

for (const [name, viewport] of sampleDevices('quote', { phone, desktop })) {
  test.describe(`the quote on a ${name}`, () => {
    test.use({ viewport });

    test('a typo in the VIN is reported, and a valid one fills in the year', async ({ page }) => {
      await visit(page, '/quote');
      await answers.service(page);
      const vin = page.getByRole('textbox', { name: 'VIN' });
      const year = page.getByRole('textbox', { name: 'Model year' });
      await vin.fill('1HGCM82633A00435');
      await expect(page.getByText('16 of 17 characters.')).toBeVisible();
      await vin.fill('1HGCM82633A004353');
      await expect(page.getByText(/^The check digit doesn’t match/)).toBeVisible();
      await expect(year).toHaveValue('');
      await vin.fill('1HGCM82633A004352');
      await expect(page.getByText(/^Valid check digit/)).toBeVisible();
      await expect(year).toHaveValue('2003');
      await year.fill('2004');
      await expect(page.getByText(/^The VIN says model year 2003/)).toBeVisible();
    });

    test('each vehicle gets its own advice, and a choice against it is questioned, not forbidden', async ({
      page,
    }) => {
      await visit(page, '/quote');
      await answers.service(page);
      await answers.vehicles(page);
      await page.getByRole('button', { name: 'Add another vehicle' }).click();
      const second = page.getByRole('group', { name: 'Vehicle 2', exact: true });
      await expect(second.getByRole('radio').first()).toBeFocused();
      await second.getByRole('radio', { name: /^Car/ }).check();
      await second.getByRole('radio', { name: /^Neither/ }).check();
      await second.getByRole('radio', { name: 'No', exact: true }).check();
      await clickContinue(page);

      const main = page.getByRole('main');
      await expect(main.getByText(/^Vehicle 1: /)).toBeVisible();
      await expect(main.getByText(/^Vehicle 2: Container/)).toBeVisible();
      await main.getByRole('radio', { name: /^RoRo/ }).check();
      await expect(main.getByText(/^Your choice may not work/)).toBeVisible();
      await answers.route(page);
      await clickContinue(page);
      await expect(main.getByRole('heading', { name: 'How do we reach you?' })).toBeVisible();
    });

    test('a partly entered date is reported, not dropped', async ({ page }) => {
      await visit(page, '/quote');
      await goToReview(page);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Change Route & timing' }).click();
      const date = main.getByLabel('When will it be ready?');
      await date.focus();
      await page.keyboard.type('1224');
      await clickContinue(page);
      await main
        .getByRole('alert')
        .getByRole('link', { name: /^Enter a full, valid date/ })
        .click();
      await date.fill('2099-12-24');
      await clickContinue(page);
      await expect(main.getByText('24 Dec 2099')).toBeVisible();
    });

    test('an answer can be changed from the review, with a direct way back', async ({ page }) => {
      await visit(page, '/quote');
      await goToReview(page);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Change Vehicles' }).click();
      await expect(main.getByRole('heading', { name: 'What are we moving?' })).toBeFocused();
      await main.getByLabel('Make').fill('Toyota');
      await main.getByRole('button', { name: 'Back to review' }).click();
      await expect(main.getByRole('heading', { name: 'Check it, then send it' })).toBeFocused();
      await expect(main.getByText(/Toyota/).first()).toBeVisible();
      await page.goBack();
      await expect(main.getByLabel('Make')).toHaveValue('Toyota');
    });

    test('a reload keeps the draft; Start over clears it and can be undone', async ({ page }) => {
      await visit(page, '/quote');
      await goToReview(page);
      await page.getByLabel(/^Anything else/).fill('Lot 42');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('harmattan.quote-draft')))
        .toContain('Lot 42');
      await page.reload();
      await hydrated(page);
      await expect(page.getByLabel(/^Anything else/)).toHaveValue('Lot 42');
      await expect(page.getByText('We saved what you typed earlier.')).toBeVisible();

      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(page.getByRole('heading', { name: 'What do you need?' })).toBeVisible();
      const service = page.getByRole('button', { name: /^Auto shipping/ });
      await expect(service).not.toHaveAttribute('aria-current');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(service).toHaveAttribute('aria-current', 'true');
    });

    test('a car purchase asks what to find and the budget, and the receipt prepares an e-mail', async ({
      page,
    }) => {
      await visit(page, '/quote?service=car-purchase&vehicle=suv&year=2018&budget=12500&to=NGTIN');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
      await expect(main.getByLabel(/^Year to/)).toHaveValue('2018');
      await expect(main.getByLabel(/^Maximum budget/)).toHaveValue('12500');
      await main.getByLabel(/^Year from/).fill('2019');
      await main.getByRole('radio', { name: /^It has to run/ }).check();
      await clickContinue(page);
      await expect(main.getByRole('alert')).toContainText('This year is earlier than the first one');
      await main.getByLabel(/^Year from/).fill('2014');
      await main.getByLabel(/^Maximum mileage/).fill('80,000');
      await main.getByRole('radio', { name: /^Clean only/ }).check();
      await clickContinue(page);
      await expect(main.getByRole('heading', { name: 'Where’s it going?' })).toBeVisible();
      await expect(main.getByLabel('Where is it now?')).toBeHidden();
      await clickContinue(page);
      await answers.contact(page);
      await clickContinue(page);
      await chooseContactPreference(page);
      await main.getByRole('checkbox').check();
      await main.getByRole('button', { name: 'Send request' }).click();
      await expect(main.getByRole('heading', { name: 'We have your request' })).toBeFocused();
      const wish = 'model years 2014 to 2018; up to 80,000 miles; clean title only; budget up to $12,500';
      await expect(main.getByText(wish)).toBeVisible();
      const mailed = await main.getByRole('link', { name: 'E-mail it to me' }).getAttribute('href');
      expect(decodeURIComponent(mailed ?? '')).toMatch(/^mailto:ada@example\.com\?/);
      expect(decodeURIComponent(mailed ?? '')).toContain(wish);
    });

    test('a link prefills the service, or both ends of the route', async ({ page }) => {
      const main = page.getByRole('main');
      await visit(page, '/quote?service=inspection');
      // Answered questions are skipped.
      await expect(main.getByRole('heading', { name: 'What are we moving?' })).toBeVisible();
      await main.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(main.getByRole('button', { name: /^Inspection/ })).toHaveAttribute('aria-current', 'true');

      // The later link wins.
      await visit(page, '/quote?service=auto-shipping&from=USBAL&to=NGTIN&vehicle=pickup');
      await expect(main.getByRole('heading', { name: 'What are we moving?' })).toBeVisible();
      await expect(main.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
      await main.getByRole('radio', { name: /^It runs/ }).check();
      await clickContinue(page);
      await expect(main.getByLabel('Where is it now?')).toHaveValue('Baltimore, Maryland');

      // Unknown values are ignored.
      await visit(page, '/quote?service=no-such-thing&from=XXXXX&step=review');
      await expect(main.getByRole('heading', { name: 'How do we reach you?' })).toBeVisible();

      // Steps of earlier builds redirect to the current ones.
      await visit(page, '/quote?step=timing');
      await expect(page).toHaveURL(/step=route/);
      await expect(main.getByLabel(/When will it be ready/)).toBeVisible();
    });
  });
}
