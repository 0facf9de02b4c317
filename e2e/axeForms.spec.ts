import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { fault } from './support/faults';
import { answers, clickContinue, goToReview } from './support/quote';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit, visitWithTools } from './support/visit';

// Each test runs axe two to twelve times.
test.slow();

/** Leaves the page at a desktop's size, where the tests go on. */
async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const [name, size] of sampleDevices(where, { phone, desktop })) {
    await page.setViewportSize(size);
    expect.soft(await violations(page), `${where}, on a ${name}`).toEqual([]);
  }
  await page.setViewportSize(desktop);
}

test('axe finds nothing: each step of a quote, empty and with its errors', async ({ page }) => {
  await visit(page, '/quote');
  for (const [step, answer] of Object.entries(answers)) {
    if (step !== 'service') await page.waitForURL(new RegExp(`step=${step}`));
    // Clicking a service continues, so that step has no errors.
    if (step !== 'service') {
      await clickContinue(page);
      await expect(page.getByRole('alert')).toBeVisible();
    }
    await expectNoViolations(page, step);
    if (step === 'route') {
      await page.getByLabel('Where is it now?').fill('New');
      await expectNoViolations(page, 'a list of places');
    }
    await answer(page);
    if (step !== 'service') await clickContinue(page);
  }
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'review');
});

test('axe finds nothing: a car purchase with its errors, and a car without its keys', async ({ page }) => {
  await visit(page, '/quote?service=car-purchase&to=NGTIN');
  await page.getByLabel(/^Year from/).fill('2019');
  await page.getByLabel(/^Year to/).fill('2014');
  await page.getByRole('radio', { name: /^May need repairs/ }).check();
  await clickContinue(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'wish');
});

test('axe finds nothing: 30 cars of a pasted list, in a short page, and the choice between two requests', async ({
  page,
}) => {
  await visit(page, '/quote?service=auto-shipping&from=US-MD&to=NG-LA');
  await page.getByRole('button', { name: 'Paste a list of VINs' }).click();
  const vins = Array.from({ length: 30 }, (_, index) => `1HGCM82633A${String(index).padStart(6, '0')}`);
  await page
    .getByRole('textbox', { name: 'VINs, one per line' })
    .fill(`${vins.join('\n')}\n${vins.join('\n')}`);
  await page.getByRole('button', { name: 'Add vehicles' }).click();
  await expect(page.getByText('30 vehicles added.')).toBeVisible();
  await page.getByRole('button', { name: 'Paste a list of VINs' }).click();
  await page.setViewportSize(desktop);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  await clickContinue(page);
  await expect(page.getByRole('button', { name: 'Edit vehicle 30' })).toBeVisible();
  await expectNoViolations(page, '30 incomplete cars');

  await visit(page, '/quote?service=inspection&vehicle=suv');
  await expect(page.getByRole('button', { name: /^Start this one/ })).toBeVisible();
  await expectNoViolations(page, 'the choice between two requests');
  await page.getByRole('button', { name: /^Start this one/ }).click();
  await expect(page.getByRole('button', { name: 'Go back to the 30 vehicles' })).toBeVisible();
  await expectNoViolations(page, 'a request that was set aside');
});

test('axe finds nothing: a failed quote, and a sent one', async ({ page, request, allowErrors }) => {
  await visit(page, '/quote');
  await goToReview(page);
  await page.getByRole('main').getByRole('checkbox').check();
  allowErrors(/status of 500/, 1);
  await fault(request, '/api/quote/', '500', 1);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectNoViolations(page, 'send failure');
  await page.getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  await expectNoViolations(page, 'receipt');
});

test('axe finds nothing: the auto shipping tools, filled in', async ({ page }) => {
  await visitWithTools(page, '/services/auto-shipping');
  const add = page.getByRole('button', { name: /^Add/ }).first();
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await add.click();
  await expect(page.getByRole('region', { name: 'What fits' })).toBeVisible();
  await expectNoViolations(page, 'fit');
});

test('axe finds nothing: checklist and planners, filled in', async ({ page }) => {
  await visitWithTools(page, '/services/international');
  await page.getByRole('radio', { name: 'Destruction or junk' }).check();
  await page.getByRole('checkbox', { name: /^Original title/ }).check();
  await page.getByLabel('Cutoff day').fill('2027-03-10');
  await page.getByLabel('Discharge day').fill('2026-01-10');
  await expect(page.getByText('Car, title and ITN in place by')).toBeVisible();
  await expectNoViolations(page, 'international');
});

test('axe finds nothing: the car purchase tools, with valid and invalid input', async ({ page }) => {
  await visitWithTools(page, '/services/car-purchase');
  await page.getByRole('textbox', { name: 'VIN', exact: true }).fill('1M8GDM9AXKP042789');
  await page.getByLabel('Year of manufacture').fill('2018');
  await page.getByLabel('Limit in years').fill('ten');
  await page.getByLabel('Year of arrival').fill('2027');
  await expectNoViolations(page, 'buyer');
});

test('axe finds nothing: a shop list, a referral link, the gate checklist', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, '/shop');
  await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
  // There, the bar covers no part of a button.
  await page.getByRole('region', { name: 'Your list', exact: true }).scrollIntoViewIfNeeded();
  await expectNoViolations(page, 'shop');
  await visit(page, '/referral-program');
  await page.getByRole('button', { name: 'Get my link' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectNoViolations(page, 'referral');
  await visit(page, '/carriers');
  await page.getByRole('main').getByRole('checkbox').first().check();
  await expectNoViolations(page, 'carriers');
});
