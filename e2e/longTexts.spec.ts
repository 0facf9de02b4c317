import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoAccount } from '../sandbox/seed';
import { horizontalOverflow } from './support/layout';
import { signIn } from './support/session';
import { lookUp } from './support/track';
import { narrow, test, visit } from './support/visit';

/** Longer than any screen, without a place to break. */
const LONG = 'Harmattan'.repeat(40);

const milestone = { code: LONG, label: LONG, location: LONG, occurred_at: LONG, expected_at: LONG };
const quote = {
  reference: LONG,
  status: LONG,
  service: LONG,
  message: LONG,
  updated_at: LONG,
  shipment: {
    ...{ carrier: LONG, vessel: LONG, voyage: LONG, bill_of_lading: LONG, container: LONG, eta: LONG },
    ...{ origin_port: LONG, destination_port: LONG },
    milestones: [milestone, { ...milestone, code: 'GTIN', occurred_at: '2026-11-12T10:00:00Z' }],
  },
};

const answerWith = (page: Page, path: string, json: unknown, status = 200) =>
  page.route(`**${path}`, (route) => route.fulfill({ json, status }));
const main = (page: Page) => page.getByRole('main');

test.use({ viewport: narrow });
test.afterEach(async ({ page }) => {
  expect(await horizontalOverflow(page)).toBe(0);
});

test('unbroken texts in a tracking result stay within the screen', async ({ page }) => {
  await answerWith(page, '/api/quote/status/*', quote);
  await visit(page, '/track');
  await lookUp(page, 'HAL-DEMO-SEA1');
  await expect(main(page).getByRole('heading', { name: 'Milestones', exact: true })).toBeVisible();
  for (const details of await main(page).locator('details').all()) await details.click();
});

test('unbroken texts in an error stay within the screen', async ({ page, allowErrors }) => {
  allowErrors(/status of 500/);
  await answerWith(page, '/api/quote/status/*', { message: LONG }, 500);
  await visit(page, '/track');
  await lookUp(page, 'HAL-DEMO-SEA1');
  await expect(main(page).getByRole('alert')).toContainText('Harmattan');
});

test('unbroken texts on the board of several cars stay within the screen', async ({ page }) => {
  await answerWith(page, '/api/quote/status/*', { ...quote, reference: 'HAL-DEMO-SEA1' });
  await visit(page, '/track');
  await page.getByRole('button', { name: 'Track several cars' }).click();
  const board = page.getByRole('region', { name: 'Your cars' });
  await board.getByRole('textbox', { name: 'References' }).fill('HAL-DEMO-SEA1');
  await board.getByRole('textbox', { name: 'E-mail address used for the requests' }).fill(demoAccount.email);
  await board.getByRole('button', { name: 'Add to my board', exact: true }).click();
  await expect(board.getByText('1 car checked.')).toBeVisible({ timeout: 20_000 });
});

test('unbroken texts on the board of ports stay within the screen', async ({ page }) => {
  const port = { code: LONG, name: LONG, country: LONG, city: LONG, kind: LONG };
  await answerWith(page, '/api/ports/', [port]);
  await answerWith(page, '/api/ports/status/', [
    { port: LONG, status: LONG, note: LONG, updated_at: LONG },
    { port: 'USBAL', status: 'open', note: LONG },
  ]);
  await visit(page, '/port-status');
  const rows = main(page).getByRole('listitem').locator('details');
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) await row.locator('summary').click();
});

test('unbroken texts in the service notice and the account dialog stay within the screen', async ({
  page,
}) => {
  const user = { first_name: LONG, last_name: LONG, email: `${LONG}@example.com`, phone: LONG };
  await answerWith(page, '/status/', {
    ...{ status: 'degraded', message: LONG },
    services: [{ name: LONG, status: 'down' }],
  });
  await answerWith(page, '/api/auth/login/', { success: true, access: 'a', refresh: 'r', user });
  await answerWith(page, '/api/auth/profile/', user);
  await visit(page, '/about');
  await page.getByText('What still works').click();
  await page.getByLabel('Menu', { exact: true }).click();
  await signIn(page);
  await visit(page, '/about?account=me');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('an unbroken refusal never widens the dialog', async ({ page, allowErrors }) => {
  allowErrors(/status of 400/);
  await answerWith(
    page,
    '/api/auth/login/',
    { success: false, message: LONG, errors: { email: [LONG] } },
    400,
  );
  await visit(page, '/about?account=sign-in');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill('ada@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('long-enough-1');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Harmattan');
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
