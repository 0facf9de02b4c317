import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { countPending, waitForIdle } from './support/requests';
import { signIn } from './support/session';
import { desktop, phone, test, visit } from './support/visit';

test.use({ viewport: phone });

const TARGET = /\/assets\/InspectionPage-/;

/** A live list of requests for this code; by default the inspection page's. */
function requestsOf(page: Page, code = TARGET): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (code.test(request.url())) requests.push(request.url());
  });
  return requests;
}

const linkOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /inspection/i })
    .first();

test('hovering over a link preloads its page', async ({ page }) => {
  const requests = requestsOf(page);
  await visit(page, '/services');
  await linkOf(page).scrollIntoViewIfNeeded();
  expect(requests).toEqual([]);
  await linkOf(page).hover();
  await expect.poll(() => requests.length).toBe(1);

  await linkOf(page).click();
  await expect(page).toHaveURL('/services/inspection');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests).toHaveLength(1);
});

test('hovering over the sign-in link preloads the dialog', async ({ page, allowErrors }) => {
  // The worker's registration starts two seconds later, or fails offline.
  allowErrors(/ERR_INTERNET_DISCONNECTED.*afterStart/);
  const requests = requestsOf(page, /\/assets\/AccountDialog-/);
  await visit(page, '/about');
  await page.getByLabel('Menu', { exact: true }).click();
  const link = page.getByRole('link', { name: 'Sign in' });
  expect(requests).toEqual([]);
  const pending = countPending(page);
  await link.hover();
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(pending).toBe(0);

  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /E-mail/ })).toBeFocused();
  await page.context().setOffline(false);
});

test('the account dialog sends no request until opened, and forgets what was typed', async ({ page }) => {
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
  const requests = requestsOf(page, /\/api\/auth\/profile/);
  const own = page.getByRole('link', { name: 'Demo Visitor' });
  await own.hover();
  await waitForIdle(page);
  expect(requests).toEqual([]);
  await own.click();
  await expect(dialog.getByText('demo@harmattan.example')).toBeVisible();
  // The e-mail is known from the sign-in, so it may show before the request is sent.
  await expect.poll(() => requests).toHaveLength(1);
});

test('with data saver on, only opened pages are loaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const requests = requestsOf(page);
  await visit(page, '/services');
  const link = linkOf(page);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await waitForIdle(page);
  expect(requests).toEqual([]);

  await link.click();
  await expect(page).toHaveURL('/services/inspection');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests).toHaveLength(1);
});
