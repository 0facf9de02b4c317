import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { captureClipboard, countPrints } from './support/files';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

const rows = (page: Page) => page.getByRole('main').locator('details[id^="port-"]');
/** On phones, they're folded. */
async function openFilters(page: Page) {
  const fold = page.getByRole('main').getByText('Search and sort');
  if (await fold.isVisible()) await fold.click();
}
const codes = async (page: Page) =>
  (await rows(page).evaluateAll((list) => list.map(({ id }) => id.slice(5)))).sort();

for (const [name, viewport] of sampleDevices('ports', { phone, desktop })) {
  test.describe(`the ports on a ${name}`, () => {
    test.use({ viewport });

    test('filters are in the URL, survive a reload and are shared', async ({ page }) => {
      await visit(page, '/port-status');
      await expect(rows(page).first()).toBeVisible();
      const all = await rows(page).count();
      await openFilters(page);
      await page.getByLabel('Country').selectOption({ label: 'Nigeria' });
      await expect(page).toHaveURL(/\?country=NG$/);
      await page.getByLabel('Search').fill('lagos');
      await expect(page).toHaveURL(/q=lagos/);
      await expect.poll(() => codes(page)).toEqual(['NGAPP', 'NGLKK', 'NGTIN']);
      await expect(page.getByRole('status').filter({ hasText: `3 of ${String(all)} ports` })).toBeVisible();

      await page.reload();
      await page.mouse.move(9, 9);
      await expect.poll(() => codes(page)).toEqual(['NGAPP', 'NGLKK', 'NGTIN']);
      const link = await captureClipboard(page, () => page.getByRole('button', { name: 'Share' }).click());
      expect(link).toBe(page.url());

      await openFilters(page);
      await page.getByLabel('Search').fill('nowhere');
      await page.getByRole('button', { name: 'Show all ports' }).click();
      await expect(rows(page)).toHaveCount(all);
    });

    test('no row moves when the statuses load late', async ({ page }) => {
      let answer: () => void = () => undefined;
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/ports/status/', async (route) => {
        await isAnswered;
        await route.continue();
      });
      const tops = () =>
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: /^(US|NG)[A-Z]{3}/ })
          .evaluateAll((list) =>
            list.map((row) => [row.textContent.slice(0, 5), Math.round(row.getBoundingClientRect().top)]),
          );
      await visit(page, '/port-status');
      await expect(page.getByText('Loading port status')).toBeVisible();
      await page.getByRole('figure', { name: 'Ports and sea lanes' }).scrollIntoViewIfNeeded();
      const before = await tops();
      expect(before.length).toBeGreaterThan(10);
      answer();
      await expect(rows(page)).toHaveCount(before.length);
      expect(await tops()).toEqual(before);
    });

    test('sorts each coast by status on request, or by name', async ({ page }) => {
      await visit(page, '/port-status');
      await openFilters(page);
      await expect(page.getByLabel('Sort by')).toHaveValue('coast');
      await page.getByLabel('Sort by').selectOption({ label: 'Worst first' });
      await expect(page).toHaveURL(/\?sort=state$/);
      const order = ['Closed', 'Restricted', 'Congested', 'Unknown', 'Open'];
      const ranksOf = async (coast: string) => {
        const tags = page.getByRole('region', { name: coast }).locator('summary > :nth-child(3)');
        return (await tags.allInnerTexts()).map((text) => order.findIndex((label) => text.includes(label)));
      };
      for (const coast of ['United States', 'Nigeria'])
        await expect(async () => {
          const ranks = await ranksOf(coast);
          expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
        }).toPass();
      await page.getByLabel('Sort by').selectOption({ label: 'Name' });
      await expect(page).toHaveURL(/\/port-status\?sort=name$/);
      await expect(rows(page).first()).toHaveId('port-NGAPP');
    });

    test('sets a port’s place in small type', async ({ page }) => {
      await visit(page, '/port-status');
      const place = page.locator('#port-NGTIN summary').getByText('Lagos', { exact: true });
      expect(await place.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeLessThan(
        16,
      );
    });

    test('a row opens to its details, and prefills the quote with its port', async ({ page }) => {
      await visit(page, '/port-status');
      // The plus sign isn't read aloud.
      expect(await rows(page).first().ariaSnapshot()).not.toContain('+');
      const tinCan = page.locator('#port-NGTIN');
      await tinCan.locator('summary').click();
      await expect(tinCan.getByText('What it means')).toBeVisible();
      await tinCan.getByRole('link', { name: 'Get a quote to Tin Can Island' }).click();
      await expect(page).toHaveURL(/\/quote/);
      await page.getByRole('button', { name: /^Auto shipping/ }).click();
      await page.getByRole('radio', { name: /^Car/ }).check();
      await page.getByRole('radio', { name: /^It runs/ }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByLabel('Where’s it going?')).toHaveValue('Tin Can Island, Lagos');
    });

    test('refreshes on request', async ({ page, request }) => {
      await visit(page, '/port-status');
      await expect(rows(page).first()).toBeVisible();
      const countRequests = async () =>
        ((await (await request.get('/__sandbox/requests')).json()) as { path: string }[]).filter(
          ({ path }) => path.includes('port') && path.includes('status'),
        ).length;
      const before = await countRequests();
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect.poll(countRequests).toBe(before + 1);
      await expect(page.getByText(/^Updated just now/)).toBeVisible();
    });

    test('shows the cached statuses with their age when the backend is unreachable', async ({
      page,
      request,
      allowErrors,
    }) => {
      await visit(page, '/port-status');
      await expect(rows(page).first()).toBeVisible();
      await page.evaluate(() => {
        const key = 'harmattan.port-states';
        const stored = JSON.parse(localStorage.getItem(key) ?? '') as { value: { at: number } };
        stored.value.at -= 3 * 3_600_000;
        localStorage.setItem(key, JSON.stringify(stored));
      });
      // The browser logs each dropped connection.
      allowErrors(/ERR_/);
      await request.post('/__sandbox/faults', { data: { path: '*', kind: 'offline' } });
      await visit(page, '/port-status');
      const notice = page.getByRole('status').filter({ hasText: 'the last status saved on this device' });
      await expect(notice).toContainText('3 hours ago', { timeout: 15_000 });
      await expect(rows(page).first()).toBeVisible();
    });

    test('the terminal page explains the dock receipt and prints without buttons', async ({ page }) => {
      await visit(page, '/carriers');
      const main = page.getByRole('main');
      const receipt = main.getByRole('region', { name: 'The dock receipt, field by field' });
      await expect(receipt.getByText('SAMPLE OWNER')).toBeVisible();
      // Behind a button in the field on a phone.
      const explain = receipt.getByRole('button', { name: 'Explain Notify party' });
      if (await explain.isVisible()) await explain.click();
      await expect(receipt.getByText('Who gets the arrival notice', { exact: false })).toBeVisible();
      const fields = await receipt.locator('dt').count();
      expect(fields).toBeGreaterThan(10);
      // The sample value and its meaning.
      await expect(receipt.locator('dt ~ dd')).toHaveCount(2 * fields);

      const gate = main.getByRole('region', { name: 'Gate-in checklist' });
      // A phone's list unfolds its reasons.
      const fold = gate.getByText('Why each one matters');
      const why = gate.getByText('Proves the sale.');
      if (await fold.isVisible()) {
        await expect(why).toBeHidden();
        await fold.click();
      }
      await expect(why).toBeVisible();
      await gate.getByRole('checkbox').first().check();
      await expect(gate.getByText(/^1 of \d+ done$/)).toBeVisible();
      await page.reload();
      await page.mouse.move(9, 9);
      await expect(gate.getByRole('checkbox').first()).toBeChecked();
      const prints = await countPrints(page);
      await gate.getByRole('button', { name: 'Print' }).click();
      expect(await prints()).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(gate.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Quick Tools' })).toBeHidden();
      await expect(gate.getByRole('checkbox').first()).toBeVisible();
    });
  });
}
