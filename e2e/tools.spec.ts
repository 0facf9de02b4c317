import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { captureClipboard, countPrints, captureDownload } from './support/files';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visitWithTools } from './support/visit';

/** A Monday morning in New York. */
const NOW = new Date('2026-11-23T15:00:00Z');

const result = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The panel with a result and its fields. */
const panel = (page: Page, name: string) => result(page, name).locator('xpath=..');
/** Opens what phones fold away. */
async function unfold(page: Page, name: RegExp): Promise<void> {
  const fold = page.locator('summary').filter({ hasText: name });
  if (await fold.isVisible()) await fold.click();
}
const calendar = (page: Page, name: string) =>
  captureDownload(page, () => result(page, name).getByRole('button', { name: 'Add to calendar' }).click());

for (const [name, viewport] of sampleDevices('tools', { phone, desktop })) {
  test.describe(`the tools on a ${name}`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(NOW);
    });

    test('the checklist adapts to the case, saves its checkmarks, and can be shared and printed', async ({
      page,
    }) => {
      await visitWithTools(page, '/services/international');
      const documents = result(page, 'Your documents');
      const group = (legend: string) => page.getByRole('group', { name: legend });
      await unfold(page, /^Your situation/);
      await unfold(page, /^2 documents/);
      await expect(documents.getByRole('checkbox', { name: /^Dock receipt/ })).toBeVisible();
      await group('How does it ship?').getByRole('radio', { name: 'Container' }).check();
      await group('Shipper type').getByRole('radio', { name: 'A dealer or company' }).check();
      await expect(documents.getByRole('checkbox', { name: /^Dock receipt/ })).toHaveCount(0);
      await documents.getByRole('checkbox', { name: /^Container number/ }).check();
      await documents.getByRole('checkbox', { name: /^Company documents/ }).check();
      await expect(documents.getByText(/^2 of \d+ documents$/)).toBeVisible();

      await visitWithTools(page, '/services/international');
      await unfold(page, /^2 documents/);
      await expect(documents.getByRole('checkbox', { name: /^Container number/ })).toBeChecked();
      const text = await captureClipboard(page, () =>
        documents.getByRole('button', { name: 'Share' }).click(),
      );
      expect(text).toContain('[x] Company documents');
      expect(text).toContain('[ ] Original title');
      const prints = await countPrints(page);
      await documents.getByRole('button', { name: 'Print' }).click();
      expect(await prints()).toBe(1);
      await unfold(page, /^Your situation/);
      await group('What type of title does it have?')
        .getByRole('radio', { name: 'Destruction or junk' })
        .check();
      await expect(documents.getByText('Stop before you pay.')).toBeVisible();
      await documents.getByRole('button', { name: 'Start over' }).click();
      await expect(documents.getByText(/^0 of/)).toBeVisible();
    });

    test('the payment deadline counts business days and makes a calendar file', async ({ page }) => {
      await visitWithTools(page, '/services/car-purchase');
      await unfold(page, /^When you have to pay/);
      const fields = panel(page, 'Payment deadline');
      await fields.getByLabel('Sale day').fill('2026-11-20');
      await expect(fields).toContainText('Tuesday, 24 Nov 2026');
      await expect(fields).toContainText('That’s tomorrow');
      await fields.getByLabel('Sale day').fill('2026-11-24');
      await expect(fields).toContainText('Thanksgiving Day, 26 Nov 2026, may or may not count.');
      await expect(fields).toContainText('Thursday, 26 Nov 2026');
      const { name: file, text } = await calendar(page, 'Payment deadline');
      expect(file).toBe('auction-payment.ics');
      expect(text).toContain('DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261127\r\n');
    });

    test('the age check distinguishes within, at and over the limit, and saves its input', async ({
      page,
    }) => {
      await visitWithTools(page, '/services/car-purchase');
      await unfold(page, /^Is the car too old/);
      const fields = panel(page, 'Age check result');
      await fields.getByLabel('Year of manufacture').fill('2018');
      await fields.getByLabel('Year of arrival').fill('2027');
      for (const [limit, text] of [
        ['10', 'Within the limit'],
        ['9', 'Right at the limit: ask'],
        ['8', 'Over the limit'],
      ] as const) {
        await fields.getByLabel('Limit in years').fill(limit);
        await expect(fields.getByText(text)).toBeVisible();
      }
      await visitWithTools(page, '/services/car-purchase');
      await unfold(page, /^Is the car too old/);
      await expect(fields.getByText('Over the limit')).toBeVisible();
      await fields.getByRole('button', { name: 'Clear' }).click();
      await expect(fields.getByLabel('Year of manufacture')).toHaveValue('');
    });

    test('72 hours are counted back from the cutoff, in the port’s time zone', async ({ page }) => {
      await visitWithTools(page, '/services/international');
      const fields = panel(page, '72-hour plan');
      await fields.getByLabel('Cutoff day').fill('2026-12-11');
      await expect(fields).toContainText('Monday, 7 Dec 2026');
      await expect(fields).toContainText('You have time.');
      await fields.getByLabel('Port of loading').selectOption({ index: 1 });
      await expect(fields).toContainText('CST');
      expect((await calendar(page, '72-hour plan')).text).toContain('DTSTART;VALUE=DATE:20261207');
      await fields.getByLabel('Cutoff day').fill('2026-11-25');
      await expect(fields).toContainText('Too late for this vessel');
    });

    test('port days show the day and the thresholds', async ({ page }) => {
      await visitWithTools(page, '/services/international');
      const fields = panel(page, 'Dates at the port');
      await fields.getByLabel('Discharge day').fill('2026-11-13');
      await expect(fields.getByText('Day 10', { exact: true })).toBeVisible();
      await expect(fields).toContainText('Next: day 30, in 20 days.');
      expect((await calendar(page, 'Dates at the port')).text).toContain('DTSTART;VALUE=DATE:20261213');
      await fields.getByLabel('Discharge day').fill('2026-11-24');
      await expect(fields.getByText('Discharge in 1 day')).toBeVisible();
    });

    test('“Will it fit?” shows what fits, what does not, and why', async ({ page }) => {
      await visitWithTools(page, '/services/auto-shipping');
      await unfold(page, /^Check your car’s size/);
      const tool = panel(page, 'What fits');
      await tool.getByRole('radio', { name: '20 ft', exact: true }).check();
      await expect(result(page, 'What fits').getByText('It fits', { exact: true })).toBeVisible();
      await tool.getByLabel('Vehicle to add').selectOption({ label: 'Midsize sedan' });
      await tool.getByRole('button', { name: 'Add vehicle' }).click();
      await expect(result(page, 'What fits').getByText('1 of 2 fit')).toBeVisible();
      await expect(tool).toContainText('would fit, but there isn’t enough length left');
      await tool.getByRole('radio', { name: '40 ft', exact: true }).check();
      await expect(result(page, 'What fits').getByText('All 2 fit')).toBeVisible();
      await tool.getByLabel('Width').first().fill('2.6');
      await expect(tool).toContainText('is wider than the door');
      await tool.getByRole('radio', { name: 'Feet and inches' }).check();
      await expect(tool.getByLabel('Length').first()).toHaveValue(/ft/);
      await tool.getByRole('button', { name: /^Remove 1\./ }).click();
      await expect(result(page, 'What fits').getByText('It fits', { exact: true })).toBeVisible();
    });

    test('the car drawing and its list sync the selected point by keyboard', async ({ page }) => {
      await visitWithTools(page, '/services/inspection');
      const drawing = page.getByRole('group', { name: 'From the side' });
      const mark = drawing.getByRole('button').first();
      const number = ((await mark.textContent()) ?? '').trim();
      const row = page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${number}\\D`) });
      await mark.focus();
      await page.keyboard.press('Enter');
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await expect(row).toHaveAttribute('aria-pressed', 'true');
      await expect(row).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(drawing.getByRole('button').nth(1)).toBeFocused();
      await page.keyboard.press('Space');
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test('the car drawing lights the points of the area that is being read', async ({ page }) => {
  await visitWithTools(page, '/services/inspection');
  const above = page.getByRole('group', { name: 'From above' });
  const fillOf = (name: RegExp) =>
    above
      .getByRole('button', { name })
      .locator('circle')
      .last()
      .evaluate((circle) => getComputedStyle(circle).fill);
  for (const [read, other] of [
    [/Airbags and belts/, /Engine, cold/],
    [/Engine, cold/, /Airbags and belts/],
  ] as const) {
    await page
      .getByRole('listitem')
      .getByRole('button', { name: read })
      .evaluate((row) => {
        // Into the middle of what the picture above the list leaves free.
        window.scrollBy({ top: row.getBoundingClientRect().top - 0.7 * innerHeight, behavior: 'instant' });
      });
    await expect.poll(() => fillOf(read)).toBe('rgb(242, 183, 5)');
    expect(await fillOf(other)).toBe('rgb(11, 43, 58)');
  }
});
