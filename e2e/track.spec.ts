import { expect } from '@playwright/test';
import { demoAccount } from '../sandbox/seed';
import { captureClipboard, captureDownload } from './support/files';
import { holdRequests } from './support/requests';
import { sampleDevices } from './support/sample';
import { lookUp, trackField as field, expandForm } from './support/track';
import { desktop, hydrated, phone, test, visit } from './support/visit';

const EMAIL = demoAccount.email;

test('a shared link keeps its reference if the form is submitted before hydration', async ({ page }) => {
  const code = await holdRequests(page, '**/assets/*.js');
  await page.goto('/track?reference=HAL-DEMO-SEA1', { waitUntil: 'commit' });
  await field(page, 'E-mail address').fill(EMAIL);
  await field(page, 'E-mail address').press('Enter');
  code.release();
  await hydrated(page);
  await expect(page).toHaveURL(/\/track\?reference=HAL-DEMO-SEA1$/);
  await expect(field(page, 'Reference')).toHaveValue('HAL-DEMO-SEA1');
  await expect(field(page, 'E-mail address')).toHaveValue(EMAIL);
});

for (const [name, viewport] of sampleDevices('track', { phone, desktop })) {
  test.describe(`tracking on a ${name}`, () => {
    test.use({ viewport });

    test('a reference and e-mail address show where the car is, and what is next', async ({ page }) => {
      await visit(page, '/track');
      await lookUp(page, ' hal-demo-sea1 ');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'In transit' })).toBeVisible();
      await expect(page).toHaveURL(/\?reference=/);
      expect(page.url()).not.toContain('@');
      await expect(main.locator('[aria-current="step"]')).toHaveText(/^Ship.*Your car is here/);
      const timeline = main.getByRole('list').filter({ has: page.getByText('Actual') });
      expect(await timeline.getByRole('listitem').count()).toBeGreaterThan(3);
      await expect(timeline.getByText('Next', { exact: true })).toHaveCount(1);
      await expect(main.getByText('Arrival (ETA)')).toBeVisible();
    });

    test('a shared link contains no e-mail address, and asks for it on another device', async ({
      page,
      browser,
    }) => {
      await visit(page, '/track');
      await lookUp(page, 'HAL-DEMO-SEA1');
      const link = await captureClipboard(page, () =>
        page.getByRole('button', { name: 'Copy the link' }).click(),
      );
      expect(link).toMatch(/\/track\?reference=HAL-DEMO-SEA1&view=journey$/);
      const whatsapp = page.getByRole('main').getByRole('link', { name: 'Share on WhatsApp' });
      expect(await whatsapp.getAttribute('href')).not.toContain('%40');

      const other = await browser.newPage({ viewport });
      await visit(other, link);
      await expect(field(other, 'Reference')).toHaveValue('HAL-DEMO-SEA1');
      await expect(field(other, 'E-mail address')).toHaveValue('');
      await expect(other.getByRole('heading', { name: 'In transit' })).toHaveCount(0);
      await other.close();
    });

    test('the arrival and the dates to watch are saved as all-day calendar events', async ({ page }) => {
      await visit(page, '/track');
      await lookUp(page, 'HAL-DEMO-SEA1');
      const button = page.getByRole('button', { name: 'Add dates to calendar' });
      const { name: file, text } = await captureDownload(page, () => button.click());
      expect(file).toBe('dates-HAL-DEMO-SEA1.ics');
      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
      expect(text).toContain('UID:eta-HAL-DEMO-SEA1@harmattan');
      expect(text).toContain('UID:deadline-HAL-DEMO-SEA1-terminal@harmattan');
      expect(text).not.toContain(EMAIL);
    });

    test('the e-mail address is saved and forgotten on request', async ({ page }) => {
      const savedEmail = () => page.evaluate(() => localStorage.getItem('harmattan.tracking-email'));
      await visit(page, '/track');
      await lookUp(page, 'HAL-DEMO-SEA1');
      await expect(page.getByRole('heading', { name: 'In transit' })).toBeVisible();
      expect(await savedEmail()).toBeNull();

      await expandForm(page);
      await page.getByRole('checkbox', { name: /^Remember my e-mail/ }).check();
      await page.getByRole('button', { name: 'Track shipment' }).click();
      await expect.poll(savedEmail).toContain(EMAIL);
      await visit(page, '/track?reference=HAL-DEMO-DLV1');
      await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible();

      await expandForm(page);
      await page.getByRole('checkbox', { name: /^Remember my e-mail/ }).uncheck();
      await expect.poll(savedEmail).toBeNull();
    });

    test('lookups are listed on the next visit, and can be removed', async ({ page }) => {
      await visit(page, '/track');
      await lookUp(page, 'HAL-DEMO-SEA1');
      await expect(page.getByRole('heading', { name: 'In transit' })).toBeVisible();
      await lookUp(page, 'HAL-DEMO-DLV1');
      await expect(page.getByRole('heading', { name: 'Delivered' })).toBeVisible();
      // Saved just after it is shown.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('harmattan.tracked')))
        .toContain('DLV1');

      await visit(page, '/track');
      const recent = page.getByRole('region', { name: 'Recent lookups on this device' });
      await expect(recent.getByRole('listitem')).toHaveText([
        /HAL-DEMO-DLV1.*Delivered/,
        /HAL-DEMO-SEA1.*In transit/,
      ]);
      await recent.getByRole('button', { name: 'Remove HAL-DEMO-DLV1' }).click();
      await expect(recent.getByRole('listitem')).toHaveCount(1);
      await recent.getByRole('link', { name: 'HAL-DEMO-SEA1' }).click();
      // Its e-mail address is still known in this tab.
      await expect(page.getByRole('heading', { name: 'In transit' })).toBeVisible();
    });

    test('an unknown reference and a wrong e-mail address get the same message', async ({
      page,
      allowErrors,
    }) => {
      const notice = page.getByRole('alert').filter({ hasText: 'We found no shipment with the reference' });
      // The browser logs each 404.
      allowErrors(/status of 404/);
      await visit(page, '/track');
      await lookUp(page, 'HAL-NONE-0000');
      await expect(notice).toBeVisible();
      const message = async () => (await notice.innerText()).replace(/HAL-\S+/, 'it');
      await expect(notice).toContainText('HAL-NONE-0000');
      const first = await message();
      await lookUp(page, 'HAL-DEMO-SEA1', 'somebody@example.com');
      await expect(page).toHaveURL(/DEMO-SEA1/);
      await expect(notice).toContainText('HAL-DEMO-SEA1');
      expect(await message()).toBe(first);
      await expect(notice.getByRole('link')).not.toHaveCount(0);
    });
  });
}
