import { expect } from '@playwright/test';
import { demoAccount } from '../../sandbox/seed';
import { lossyProxy } from '../support/lossyProxy';
import { startServer } from '../support/servers';
import { alive, choose, click, expectText, fill, named, open, test, values } from './support';

test('a quote from its first answer to its reference and status', async ({ firefox: page, site }) => {
  await open(page, `${site}/quote?service=auto-shipping&from=US-MD&to=NG-LA&vehicle=suv`);
  const clickContinue = () => click(page, 'button', 'Continue');
  await expectText(page, /What are we moving\?/);
  await choose(page, 'It runs');
  await page.locator('input[name$="vin"]').fill('1M8GDM9AXKP042788');
  await clickContinue();
  await expectText(page, /We’d ship it by/);
  await clickContinue();
  await fill(page, 'First name', 'Ada');
  // A reload keeps even what was typed a moment ago.
  await page.reload();
  await alive(page);
  await expect.poll(() => values(page)).toContain('Ada');
  await fill(page, 'Last name', 'Obi');
  await page.locator('main input[type="email"]').fill('ada@example.com');
  await page.locator('main input[type="tel"]').fill('+1 410 555 0142');
  await page.locator('main button[type="submit"]').click();
  await expectText(page, /Send request/);
  await choose(page, 'WhatsApp');
  await page.locator('main input[type="checkbox"]').click();
  await click(page, 'button', 'Send request');
  await expectText(page, /We have your request[^]*HAL-/);
  // Firefox reports a picture that is still loading when its page is left.
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
  await click(page, 'link', 'Track this request');
  await expect.poll(() => values(page)).toContainEqual(expect.stringMatching(/^HAL-/));
});

test('signs in and out', async ({ firefox: page, site }) => {
  await open(page, `${site}/about?account=sign-in`);
  await page.locator('dialog input[type="email"]').fill(demoAccount.email);
  await page.locator('dialog input[type="password"]').fill(demoAccount.password);
  await page.locator('dialog form button[type="submit"]').click();
  await expectText(page, /Login successful!/);
  await page.goto(`${site}/about?account=me`);
  await alive(page);
  await click(page, 'button', 'Log out');
  await expectText(page, /Logged out successfully/);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('the menu opens, closes on Escape and on a click outside, and navigates', async ({
  firefox: page,
  site,
}) => {
  await open(page, `${site}/about`);
  const isOpen = () => page.$$eval('header details[open]', (menus) => menus.length > 0);
  const menu = page.locator('::-p-aria([name="Menu"])');
  await menu.click();
  await expect.poll(isOpen).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await menu.click();
  await expect.poll(isOpen).toBe(true);
  await page.mouse.click(10, 735);
  await expect.poll(isOpen).toBe(false);
  await menu.click();
  await click(page, 'link', 'Shop');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/shop');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('the pop-up opens after three seconds, counts down and closes on Escape', async ({
  firefox: page,
  site,
}) => {
  await open(page, `${site}/`);
  await expectText(page, /Auto-closes in 5\d seconds/);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.$$eval('dialog[open]', (dialogs) => dialogs.length)).toBe(0);
  // The page can scroll again.
  await page.evaluate(() => {
    scrollTo(0, 600);
  });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await named(page, 'button', 'Scroll to top').wait();
});

test('an unsent message survives a reload', async ({ firefox: page, site }) => {
  await open(page, `${site}/contact`);
  await fill(page, 'Your message', 'Two sedans from Houston to Lagos.');
  await fill(page, 'Your name', 'Ada Obi');
  await page.reload();
  await alive(page);
  await expect
    .poll(() => page.$eval('textarea', (area) => area.value))
    .toBe('Two sedans from Houston to Lagos.');
});

test('a visited page opens and works offline', async ({ firefox: page }) => {
  // Firefox's offline mode doesn't affect the service worker, so the server stops instead.
  const server = await startServer('built');
  await open(page, `${server.base}/contact`);
  const cachedPaths = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(cachedPaths, { timeout: 40_000 }).toContain('/contact');
  await server.stop();
  await page.goto(`${server.base}/contact`);
  await alive(page);
  await expectText(page, /\+1 \d{3}/);
  await page.goto(`${server.base}/careers`);
  await expectText(page, /You’re offline/);
});

test('requests a page’s failed code again when the visitor returns to it', async ({
  firefox: page,
  site,
}) => {
  let isFailing = true;
  const proxy = await lossyProxy(site, (path) => isFailing && path.includes('/CareersPage'));
  await open(page, `${proxy.base}/terms`);
  // Phones fold the footer's lists.
  await page.setViewport({ width: 1280, height: 800 });
  await click(page, 'link', 'Careers');
  await expectText(page, /Loading chunk failed/);
  await click(page, 'link', 'About Us');
  await expectText(page, /What we do/);
  isFailing = false;
  await click(page, 'link', 'Careers');
  await expect.poll(() => page.title()).toMatch(/^Careers/);
  await expectText(page, /No open roles/);
  proxy.close();
});
