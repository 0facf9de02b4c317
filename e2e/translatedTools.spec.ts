import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoAccount } from '../sandbox/seed';
import { lostText, translate } from './support/translate';
import { phone, test, visit, visitWithTools } from './support/visit';

test.use({ viewport: phone });
test.afterEach(async ({ page }) => {
  expect(await lostText(page)).toEqual([]);
});

const main = (page: Page) => page.getByRole('main');

test('cars are added to the board, filtered, refreshed and removed', async ({ page, allowErrors }) => {
  allowErrors(/status of 404/);
  await visit(page, '/track');
  await translate(page);
  await page.getByRole('button', { name: 'Track several cars' }).click();
  const board = page.getByRole('region', { name: 'Your cars' });
  const press = (name: string | RegExp) => board.getByRole('button', { name, exact: true }).click();
  await press('Add to my board');
  await expect(board.getByText('Enter at least one reference.')).toBeVisible();
  await board
    .getByRole('textbox', { name: 'References' })
    .fill('HAL-DEMO-SEA1, 2015 Toyota Corolla\nHAL-DEMO-DLV1\nHAL-DEMO-PRT1\nHAL-NONE-0001');
  await board.getByRole('textbox', { name: /^E-mail address/ }).fill(demoAccount.email);
  await press('Add to my board');
  await expect(board.getByRole('row', { name: /Corolla/ })).toContainText('In transit');
  await expect(board.getByRole('row', { name: /DLV1/ })).toContainText('Delivered');
  await board.getByRole('searchbox', { name: 'Search' }).fill('corolla');
  await expect(board.getByRole('rowheader')).toHaveCount(1);
  await board.getByRole('searchbox', { name: 'Search' }).fill('nothing');
  await board.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(board.getByRole('rowheader')).toHaveCount(4);
  await press(/^Edit or share 2015 Toyota Corolla/);
  await board.getByRole('textbox', { name: 'Car or note' }).fill('Red Corolla');
  await press('Save');
  await expect(board.getByRole('row', { name: /Red Corolla/ })).toBeVisible();
  await press('Refresh all');
  await press('Edit or share Red Corolla');
  await press('Remove');
  await expect(board.getByRole('rowheader')).toHaveCount(3);
  await press('Undo');
  await expect(board.getByRole('row', { name: /Red Corolla/ })).toBeVisible();
});

test('ports are filtered, opened, refreshed, and missed', async ({ page, allowErrors }) => {
  allowErrors(/status of 500/);
  await visit(page, '/port-status');
  await main(page).getByText('Search and sort').click();
  await translate(page);
  const rows = main(page).locator('details[id^="port-"]');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await page.getByLabel('Country').selectOption({ label: 'Nigeria' });
  await expect(rows).not.toHaveCount(all);
  await page.getByLabel('Search').fill('nowhere');
  await page.getByRole('button', { name: 'Show all ports' }).click();
  await expect(rows).toHaveCount(all);
  await page.getByLabel('Sort by').selectOption({ label: 'Name' });
  await expect(rows.first()).toContainText('Apapa');
  await rows.first().locator('summary').click();
  await expect(rows.first().getByText('What it means')).toBeVisible();
  await page.route('**/api/ports/status/', (route) => route.fulfill({ status: 500, json: {} }));
  await main(page).getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(main(page).getByText('This status may be out of date.')).toBeVisible();
  await page.unroute('**/api/ports/status/');
  await main(page).getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(main(page).getByText('This status may be out of date.')).toBeHidden();
});

test('a shop list is built, changed and cleared', async ({ page }) => {
  await visit(page, '/shop');
  await translate(page);
  await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
  const pickup = page.getByRole('group', { name: 'Pickup' });
  await pickup.getByRole('button', { name: 'One more: Pickup' }).click();
  await pickup.getByLabel(/^Note/).fill('Clean title');
  await page.getByRole('textbox', { name: 'What is it?' }).fill('Diesel generator, 20 kVA');
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Your list', exact: true });
  const quantity = list.getByRole('textbox', { name: 'How many: Pickup' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await pickup.getByRole('button', { name: 'One less: Pickup' }).click();
  await expect(quantity).toHaveValue('1');
  await list.getByRole('button', { name: 'Remove Pickup' }).click();
  await expect(quantity).toHaveCount(0);
  await list.getByRole('button', { name: 'Clear list' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('a price is worked out, corrected and reset', async ({ page }) => {
  await visitWithTools(page, '/services/car-purchase');
  await translate(page);
  const result = page.getByRole('region', { name: 'What it costs you' });
  const bid = page.getByLabel('Your bid, US dollars');
  await bid.fill('10,000');
  await result.getByRole('button', { name: 'Add the engine size' }).click();
  await page.getByLabel('Engine size, cc').fill('2494');
  await page.getByLabel('Year built').fill('2012');
  await expect(result).toContainText('Total so far');
  await page.getByLabel(/^Ocean freight/).fill('a lot');
  await page.getByLabel(/^Ocean freight/).fill('1200');
  const lines = page.getByRole('region', { name: 'What it costs, line by line' });
  const duty = lines.getByRole('listitem').filter({ hasText: /^Import duty/ });
  await expect(duty).toContainText('Published');
  await duty.locator('summary').click();
  await page.getByLabel(/^Your figure for Import duty/).fill('12');
  await expect(duty).toContainText('Yours');
  await bid.fill('');
  await bid.fill('8500');
  await expect(result).toContainText('$8,500');
});

test('an account is registered after errors, and asks before it logs out', async ({ page, allowErrors }) => {
  allowErrors(/status of 400/);
  await visit(page, '/contact?account=sign-in');
  await translate(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Forgot your password?').click();
  await dialog.getByText('Create one').click();
  const create = dialog.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Obi');
  await dialog.getByLabel('E-mail').fill(demoAccount.email);
  await dialog.getByLabel('Password', { exact: true }).fill('a long sentence');
  await create.click();
  await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('E-mail').fill('ada@example.com');
  await create.click();
  await expect(page.getByText('Registration successful!')).toBeVisible();
  await main(page).getByLabel('Your message').fill('Half a thought');
  await visitAccount(page);
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click();
  await dialog.getByRole('button', { name: 'Don’t log out' }).click();
  await dialog.getByRole('button', { name: 'Log out', exact: true }).click();
  await dialog.getByRole('button', { name: 'Log out and delete' }).click();
  await expect(main(page).getByLabel('Your message')).toHaveValue('');
});

async function visitAccount(page: Page): Promise<void> {
  await page.getByLabel('Menu', { exact: true }).click();
  await page.getByRole('link', { name: 'Ada Obi' }).click();
}
