import { expect } from '@playwright/test';
import { demoAccount } from '../sandbox/seed';
import { captureClipboard } from './support/files';
import { holdRequests } from './support/requests';
import { sampleDevices } from './support/sample';
import { lookUp, trackField as field } from './support/track';
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

    test('a lookup without a match brings its message into view', async ({ page, allowErrors }) => {
      allowErrors(/status of 404/, 1);
      await visit(page, '/track');
      await lookUp(page, 'HAL-NONE-0000');
      const message = page.getByRole('alert').filter({ hasText: 'HAL-NONE-0000' });
      await expect(message).toBeInViewport({ ratio: 0.99 });
      await expect(page.getByRole('button', { name: 'Track shipment' })).toBeFocused();
    });
  });
}
