import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { startFailure } from '../src/content/errorScreens';
import { lookUp } from './support/track';
import { bareTest, phone, reset, test } from './support/visit';

// In today's Chromium, without what older browsers lack. `npm run old-browsers` uses real old ones.
bareTest.use({ viewport: phone });

test('loads the polyfills where built-ins are missing, and works', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(Array.prototype, 'at');
    Reflect.deleteProperty(String.prototype, 'at');
    Reflect.deleteProperty(String.prototype, 'replaceAll');
  });
  const polyfills = page.waitForResponse(/\/assets\/polyfills-/);
  await page.goto('/track');
  await page.mouse.move(5, 5);
  expect((await polyfills).ok()).toBe(true);
  await page.waitForSelector('#root[data-alive]');
  await lookUp(page, 'HAL-DEMO-SEA1');
  await expect(page.getByRole('main').getByRole('heading', { name: 'In transit' })).toBeVisible();
});

test('does not load the polyfills where nothing is missing', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/about');
  await page.mouse.move(5, 5);
  await page.waitForSelector('#root[data-alive]');
  expect(urls.filter((url) => url.includes('polyfills'))).toEqual([]);
});

/** The prerendered page, with links that work, and one sentence about the rest. */
async function expectReadable(page: Page): Promise<void> {
  const notice = page.getByRole('alert');
  await expect(notice.getByText(startFailure.unsupported)).toBeVisible({ timeout: 20_000 });
  await expect(notice.getByRole('link', { name: startFailure.reload })).toBeHidden();
  for (const way of ['tel:', 'https://wa.me/', 'mailto:'])
    await expect(notice.locator(`a[href^="${way}"]`).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Get a quote' })).toBeVisible();
  await expect(page.getByText('You can get a quote without JavaScript')).toBeVisible();
  await expect(page.getByText('Application Error')).toHaveCount(0);
}

bareTest.describe('where the code can’t run', () => {
  bareTest.beforeEach(({ request }) => reset(request));

  for (const [name, breakBrowser] of [
    [
      'a built-in is missing without a polyfill',
      () => {
        Reflect.deleteProperty(Object, 'fromEntries');
      },
    ],
    [
      'there are no modules',
      () => {
        Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
      },
    ],
  ] as const) {
    bareTest(`${name}: the page stays readable`, async ({ page }) => {
      await page.addInitScript(breakBrowser);
      await page.goto('/quote');
      await page.mouse.move(5, 5);
      await expectReadable(page);
      await page.getByLabel('Menu').click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL(/\/contact$/);
    });
  }

  for (const [name, file, body] of [
    ['newer syntax', /\/assets\/index-/, 'syntax from the future'],
    [
      'an error in the first render',
      /\/assets\/QuotePage-/,
      'export default () => { throw new TypeError("broken on purpose"); }',
    ],
  ] as const) {
    bareTest(`${name}: the page stays readable`, async ({ page }) => {
      await page.route(file, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto('/quote');
      await page.mouse.move(5, 5);
      await expectReadable(page);
    });
  }
});
