import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { completeDraft } from '../__tests__/support/quoteDraft';
import { paths } from '../src/config/paths';
import { signIn } from './support/session';
import { storeDraft } from './support/storeDraft';
import { desktop, test, visit } from './support/visit';

test.use({ viewport: desktop });

const LONG = 'Long words. '.repeat(834).slice(0, 10_000);
const main = (page: Page) => page.getByRole('main');

// Every other test fails on the browser's report of a violation, and routes.spec.ts opens every page.
test('the content security policy refuses what is from elsewhere, and the browser reports it', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/elsewhere\.example.*Content Security Policy/, 1);
  await visit(page, '/about');
  const report = page.waitForEvent('console');
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.src = 'https://elsewhere.example/x.png';
    document.body.append(image);
  });
  await report;
});

test('an unfinished message is restored after navigation and reload', async ({ page }) => {
  await visit(page, '/contact');
  const message = main(page).getByLabel('Your message');
  await message.fill('A red Corolla');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/^About us/);
  await page.goBack();
  await expect(message).toHaveValue('A red Corolla');
  await message.fill('A red Corolla of 2015');
  await visit(page, '/contact');
  await expect(message).toHaveValue('A red Corolla of 2015');
});

test('an unfinished quote is restored after navigation and reload', async ({ page }) => {
  await visit(page, '/terms');
  await page.evaluate(storeDraft, completeDraft);
  await visit(page, '/quote?step=contact');
  const first = main(page).getByRole('textbox', { name: 'First name' });
  await first.fill('Adaeze');
  await visit(page, '/quote?step=contact');
  await expect(first).toHaveValue('Adaeze');
  await first.fill('Adaobi');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/^About us/);
  await page.goBack();
  await expect(first).toHaveValue('Adaobi');
});

/** Inserts text like a paste; `fill` would bypass the field's input handling. */
async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
}

test('a message of ten thousand characters is saved', async ({ page }) => {
  await visit(page, '/contact');
  const message = main(page).getByLabel('Your message');
  await message.focus();
  await paste(page, LONG);
  await expect(message).toHaveValue(LONG);
  await visit(page, '/contact');
  await expect(message).toHaveValue(LONG);
});

test('notes of ten thousand characters are saved', async ({ page }) => {
  await visit(page, '/terms');
  await page.evaluate(storeDraft, completeDraft);
  await visit(page, '/quote?step=review');
  const notes = main(page).locator('#quote-notes');
  await notes.focus();
  await paste(page, LONG);
  await expect(notes).toHaveValue(LONG);
  await visit(page, '/quote?step=review');
  await expect(notes).toHaveValue(LONG);
});

test('everything works for this visit with storage blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  for (const path of [paths.home, paths.quote, paths.track, paths.cookies, paths.carriers, paths.shop]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
  await signIn(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
  await expect(main(page).getByLabel('Your name')).toHaveValue('Demo Visitor');
});

for (const year of [2009, 2041]) {
  test(`with the clock in ${String(year)}, nothing loops and the session lasts`, async ({ page }) => {
    await page.clock.setSystemTime(new Date(Date.UTC(year, 5, 15)));
    let requestCount = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) requestCount += 1;
    });
    await visit(page, '/port-status');
    await expect(main(page).getByText(/^Updated just now/)).toBeVisible();
    await signIn(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toContain('Visitor');
    await visit(page, '/quote');
    await expect(page.getByRole('link', { name: 'Demo Visitor' })).toBeVisible();
    await page.getByRole('link', { name: 'Demo Visitor' }).click();
    await expect(page.getByRole('dialog').getByText('demo@harmattan.example')).toBeVisible();
    expect(requestCount).toBeLessThan(10);
  });
}
