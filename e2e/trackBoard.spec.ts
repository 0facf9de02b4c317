import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoAccount } from '../sandbox/seed';
import { violations } from './support/axe';
import { fault } from './support/faults';
import { captureClipboard, countPrints, captureDownload } from './support/files';
import { horizontalOverflow } from './support/layout';
import { recordShifts, totalShift } from './support/layoutShift';
import { sampleDevices } from './support/sample';
import { firstVisit, openOffline } from './support/workerCache';
import { desktop, hydrated, phone, test, visit } from './support/visit';

const LIST = [
  'HAL-DEMO-SEA1, 2015 Toyota Corolla',
  'HAL-DEMO-PRT1\tLexus RX350',
  'HAL-DEMO-DLV1',
  'HAL-DEMO-UNK1 Benz C300',
].join('\n');

const board = (page: Page) => page.getByRole('region', { name: 'Your cars' });
const cars = (page: Page) => board(page).getByRole('rowheader');
const press = (page: Page, name: string) => board(page).getByRole('button', { name, exact: true }).click();

async function openBoard(page: Page): Promise<void> {
  await visit(page, '/track');
  await page.getByRole('button', { name: 'Track several cars' }).click();
  await expect(page.getByRole('heading', { name: 'Your cars' })).toBeFocused();
}

async function addCars(page: Page, list = LIST, count = 4): Promise<void> {
  await board(page).getByRole('textbox', { name: 'References' }).fill(list);
  await board(page)
    .getByRole('textbox', { name: 'E-mail address used for the requests' })
    .fill(demoAccount.email);
  await press(page, 'Add to my board');
  await expect(board(page).getByText(`${String(count)} cars checked.`)).toBeVisible({ timeout: 20_000 });
}

/** Texts of the board's buttons and links that are too small to tap. */
const smallTargets = (page: Page) =>
  board(page)
    .locator('button, a, input[type="checkbox"]')
    .evaluateAll((all) =>
      all
        .filter((one) => (one.closest('label') ?? one).getBoundingClientRect().height < 43.5)
        .map(({ textContent }) => textContent),
    );

for (const [name, viewport] of sampleDevices('trackBoard', { phone, desktop })) {
  test.describe(`the board on a ${name}`, () => {
    test.use({ viewport });

    test('tracks a pasted list, which can be sorted, filtered, shared, exported and printed', async ({
      page,
    }) => {
      await openBoard(page);
      await addCars(page);
      await expect(cars(page)).toHaveText([/Corolla/, /Lexus/, /DLV1/, /Benz/]);
      const corolla = board(page).getByRole('row', { name: /Corolla/ });
      await expect(corolla).toContainText(/In transit.*Arrives about.*Tin Can Island/);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);

      await press(page, 'Status');
      await expect(cars(page).last()).toHaveText(/DLV1/);
      await press(page, 'Status');
      await expect(cars(page).first()).toHaveText(/DLV1/);
      await board(page).getByRole('searchbox', { name: 'Search' }).fill('tin can');
      await expect(cars(page)).toHaveCount(2);
      await board(page).getByRole('searchbox', { name: 'Search' }).fill('');

      await press(page, 'Edit or share Benz C300');
      const link = await captureClipboard(page, () => press(page, 'Copy the link'));
      expect(link).toMatch(/\/track\?reference=HAL-DEMO-UNK1&view=journey$/);
      expect(await horizontalOverflow(page)).toBe(0);

      const file = await captureDownload(page, () => press(page, 'Add dates to calendar'));
      expect(file.name).toBe('my-cars.ics');
      expect(file.text).toMatch(/SUMMARY:2015 Toyota Corolla: Vehicle HAL-DEMO-SEA1 arrives at/);
      expect(file.text).not.toContain(demoAccount.email);

      const table = await captureDownload(page, () => press(page, 'Save as CSV file'));
      expect(table.name).toBe('my-cars.csv');
      expect(table.text).toMatch(/\r\nHAL-DEMO-SEA1,2015 Toyota Corolla,,In transit,\d{4}-\d\d-\d\d,/);
      await press(page, 'Remove all');
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Add from a file')]);
      await chooser.setFiles({ name: table.name, mimeType: 'text/csv', buffer: Buffer.from(table.text) });
      await expect(cars(page)).toHaveText([/Corolla/, /Lexus/, /DLV1/, /Benz/]);
      await expect(board(page).getByText('4 cars added.')).toBeVisible();

      const prints = await countPrints(page);
      await press(page, 'Print');
      expect(await prints()).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(board(page).getByRole('table')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      for (const control of await page
        .locator('main')
        .locator('button:not(thead button), input:not([type="checkbox"]), select')
        .all())
        await expect(control).toBeHidden();
    });

    test('is restored after a reload without layout shift, and asks for the e-mail address', async ({
      page,
    }) => {
      await openBoard(page);
      await addCars(page);
      await recordShifts(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/')) requests.push(request.url());
      });
      await visit(page, '/track');
      await expect(cars(page)).toHaveCount(4);
      await expect(board(page).getByRole('row', { name: /Corolla/ })).toContainText('In transit');
      expect(requests).toEqual([]);
      await expect(page.getByRole('textbox', { name: 'Reference', exact: true })).toBeHidden();
      expect(await totalShift(page)).toBeLessThan(0.01);

      await board(page)
        .getByRole('textbox', { name: 'E-mail address from the request' })
        .fill(demoAccount.email);
      await press(page, 'Use it for all 4');
      await expect(board(page).getByText('4 cars checked.')).toBeVisible({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Track one car' }).click();
      await expect(page.getByRole('textbox', { name: 'Reference', exact: true })).toBeFocused();
    });

    test('waits for a rate limit, and stops on request', async ({ page, request, allowErrors }) => {
      allowErrors(/status of 429/);
      await openBoard(page);
      await fault(request, '/api/quote/status/', '429', 1);
      await board(page).getByRole('textbox', { name: 'References' }).fill(`HAL-NONE-0000 Mazda\n${LIST}`);
      await board(page)
        .getByRole('textbox', { name: 'E-mail address used for the requests' })
        .fill(demoAccount.email);
      await press(page, 'Add to my board');
      await expect(
        board(page).getByText(/0 of 5 checked\. The server asked us to wait \d+ seconds/),
      ).toBeVisible();
      await press(page, 'Stop');
      await expect(board(page).getByText('Stopped. 0 of 5 checked.')).toBeVisible();
    });

    test('axe finds nothing in its states', async ({ page, allowErrors }) => {
      allowErrors(/status of 404/);
      await openBoard(page);
      expect(await violations(page), 'empty').toEqual([]);
      await press(page, 'Add to my board');
      expect(await violations(page), 'with an error').toEqual([]);
      await board(page)
        .locator('input[type="file"]')
        .setInputFiles({ name: 'cars.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\0') });
      await expect(board(page).getByText(/We can’t read that file/)).toBeVisible();
      expect(await violations(page), 'with a file that can’t be read').toEqual([]);
      await addCars(page, `${LIST}\nHAL-NONE-0000 Mazda`, 5);
      await expect(board(page).getByRole('row', { name: /Mazda/ })).toContainText('No match.');
      await press(page, 'Edit or share Mazda');
      expect(await violations(page), 'filled, one row open').toEqual([]);
      await press(page, 'Remove');
      await expect(board(page).getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
      // Above it, the page's scroll position leaves the lookup's button half behind the sticky header.
      await board(page).evaluate((region) => region.scrollIntoView());
      expect(await violations(page), 'with Undo').toEqual([]);
      await visit(page, '/track');
      await expect(cars(page)).toHaveCount(4);
      expect(await violations(page), 'without addresses').toEqual([]);
    });
  });
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: phone });

  test('the board is restored after a reload, with the age of its results', async ({
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503/);
    await firstVisit(page, '/about');
    await openBoard(page);
    await addCars(page);
    await openOffline(page, context, '/track');
    await hydrated(page);
    await expect(cars(page)).toHaveCount(4);
    await expect(board(page).getByRole('row', { name: /Corolla/ })).toContainText(/In transit.*just now/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the board is not offered', async ({ page }) => {
    await page.goto('/track');
    await expect(page.getByRole('button', { name: 'Track several cars' })).toBeHidden();
  });
});
