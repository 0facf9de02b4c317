import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { countUnderWay, quiet } from './support/requests';
import { signIn } from './support/session';
import { desktop, phone, test, visit } from './support/visit';

test.use({ viewport: phone });

const TARGET = /\/assets\/InspectionPage-/;

/** Files of this code, or of the inspection page's, that were asked for so far. */
function requestsOf(page: Page, code = TARGET): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (code.test(request.url())) asked.push(request.url());
  });
  return asked;
}

const linkOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /inspection/i })
    .first();

test('a page whose link is touched is there before it is asked for', async ({ page }) => {
  const asked = requestsOf(page);
  await visit(page, '/services');
  await linkOf(page).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await linkOf(page).hover();
  await expect.poll(() => asked.length).toBe(1);

  await linkOf(page).click();
  await expect(page).toHaveURL('/services/inspection');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toHaveLength(1);
});

test('the sign-in is there before it is asked for', async ({ page, allowComplaints }) => {
  // What keeps the pages comes two seconds after them, or is cut off.
  allowComplaints(/ERR_INTERNET_DISCONNECTED.*afterStart/);
  const asked = requestsOf(page, /\/assets\/AccountDialog-/);
  await visit(page, '/about');
  await page.getByLabel('Menu', { exact: true }).click();
  const link = page.getByRole('link', { name: 'Sign in' });
  expect(asked).toEqual([]);
  const underWay = countUnderWay(page);
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(underWay).toBe(0);

  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /E-mail/ })).toBeFocused();
  await page.context().setOffline(false);
});

test('the account asks for nothing until it is opened, and forgets what was typed', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, '/about');
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Password', { exact: true });
  for (const time of ['first', 'second']) {
    await test.step(`the ${time} time`, async () => {
      await page.getByRole('link', { name: 'Sign in' }).click();
      await expect(password).toHaveValue('');
      await password.fill('a secret of mine');
      await page.keyboard.press('Escape');
    });
  }

  await signIn(page);
  await visit(page, '/about');
  const asked = requestsOf(page, /\/api\/auth\/profile/);
  const own = page.getByRole('link', { name: 'Demo Visitor' });
  await own.hover();
  await quiet(page);
  expect(asked).toEqual([]);
  await own.click();
  await expect(dialog.getByText('demo@harmattan.example')).toBeVisible();
  // The address is known from signing in: it may be seen before the request goes out.
  await expect.poll(() => asked).toHaveLength(1);
});

test('who saves data fetches only what is opened', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const asked = requestsOf(page);
  await visit(page, '/services');
  const link = linkOf(page);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await quiet(page);
  expect(asked).toEqual([]);

  await link.click();
  await expect(page).toHaveURL('/services/inspection');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(asked).toHaveLength(1);
});
