import { expect } from '@playwright/test';
import { clickContinue, goToReview } from './support/quote';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

for (const [name, viewport] of sampleDevices('quote', { phone, desktop })) {
  test.describe(`the quote on a ${name}`, () => {
    test.use({ viewport });

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
  });
}
