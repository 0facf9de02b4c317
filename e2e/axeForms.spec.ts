import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { fault } from './support/faults';
import { answers, goOn, toReview } from './support/quote';
import { desktop, phone, test, visit, visitWithTools } from './support/visit';

// Four to twelve times axe in each.
test.slow();

async function expectNoneOnBoth(page: Page, where: string): Promise<void> {
  for (const [name, size] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(size);
    expect.soft(await violations(page), `${where}, on a ${name}`).toEqual([]);
  }
}

test('axe finds nothing: each step of a quote, empty and with its errors', async ({ page }) => {
  await visit(page, '/quote');
  for (const [step, answer] of Object.entries(answers)) {
    if (step !== 'service') await page.waitForURL(new RegExp(`step=${step}`));
    // A press on the service goes on: that step can miss nothing.
    if (step !== 'service') {
      await goOn(page);
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await expectNoneOnBoth(page, step);
    if (step === 'route') {
      await page.getByLabel('Where is it now?').fill('New');
      await expectNoneOnBoth(page, 'a list of places');
    }
    await answer(page);
    if (step !== 'service') await goOn(page);
  }
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoneOnBoth(page, 'review');
});

test('axe finds nothing: a car purchase with its errors, and a car without its keys', async ({ page }) => {
  await visit(page, '/quote?service=car-purchase&to=NGTIN');
  await page.getByLabel(/^Year from/).fill('2019');
  await page.getByLabel(/^Year to/).fill('2014');
  await page.getByRole('radio', { name: /^Repairs are fine/ }).check();
  await goOn(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoneOnBoth(page, 'wish');
});

test('axe finds nothing: a quote that may have gone, and one that went', async ({
  page,
  request,
  allowComplaints,
}) => {
  await visit(page, '/quote');
  await toReview(page);
  await page.getByRole('main').getByRole('checkbox').check();
  allowComplaints(/status of 500/, 1);
  await fault(request, '/api/quote/', '500', 1);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoneOnBoth(page, 'trouble');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  await expectNoneOnBoth(page, 'receipt');
});

test('axe finds nothing: the tools of auto shipping, filled', async ({ page }) => {
  await visitWithTools(page, '/services/auto-shipping');
  await page.getByRole('checkbox', { name: 'I want to pack things inside' }).check();
  const add = page.getByRole('button', { name: /^Add/ }).first();
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await add.click();
  await expect(page.getByRole('region', { name: 'What fits' })).toBeVisible();
  await expectNoneOnBoth(page, 'method and fit');
});

test('axe finds nothing: checklist and planners, filled', async ({ page }) => {
  await visitWithTools(page, '/services/international');
  await page.getByRole('radio', { name: 'Destruction or junk' }).check();
  await page.getByRole('checkbox', { name: /^Original title/ }).check();
  await page.getByLabel('Cutoff day').fill('2027-03-10');
  await page.getByLabel('Discharge day').fill('2026-01-10');
  await expect(page.getByText('Title and ITN in place by')).toBeVisible();
  await expectNoneOnBoth(page, 'international');
});

test('axe finds nothing: the tools of a buyer, filled, right and wrong', async ({ page }) => {
  await visitWithTools(page, '/services/car-purchase');
  await page.getByRole('textbox', { name: 'VIN' }).fill('1M8GDM9AXKP042789');
  await page.getByLabel('Year of manufacture').fill('2018');
  await page.getByLabel('Limit in years').fill('ten');
  await page.getByLabel('Year of arrival').fill('2027');
  await expectNoneOnBoth(page, 'buyer');
});

test('axe finds nothing: a list in the shop, a referral link, the gate checklist', async ({ page }) => {
  await visit(page, '/shop');
  await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
  await expectNoneOnBoth(page, 'shop');
  await visit(page, '/referral-program');
  await page.getByRole('button', { name: 'Make my link' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectNoneOnBoth(page, 'referral');
  await visit(page, '/carriers');
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expectNoneOnBoth(page, 'carriers');
});
