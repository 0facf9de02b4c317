import { expect, test as base } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import type { Browser, Page } from 'puppeteer-core';
import { addresses } from '../../playwright.config';

interface Fixtures {
  /** A page in a new profile, at the size of a phone. Uncaught errors fail the test. */
  readonly firefox: Page;
  /** The site's base URL. */
  readonly site: string;
}

interface WorkerFixtures {
  readonly firefoxBrowser: Browser;
}

/** Firefox 153 reports a request that failed in the service worker as an error of the page. */
const isFailedRequest = (error: string) => /^Error: Failed to load ‘.*A ServiceWorker passed/.test(error);

export const test = base.extend<Fixtures, WorkerFixtures>({
  firefoxBrowser: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern
    async ({}, use) => {
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
        headless: true,
        timeout: 60_000,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ request }, use) => {
    const [site = ''] = addresses;
    expect((await request.post(`${site}/__sandbox/reset`)).ok()).toBe(true);
    await use(site);
  },
  firefox: async ({ firefoxBrowser }, use) => {
    const context = await firefoxBrowser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 360, height: 740 });
    const errors: string[] = [];
    page.on('pageerror', (error) => {
      if (!isFailedRequest(String(error))) errors.push(String(error));
    });
    await use(page);
    await context.close();
    expect(errors).toEqual([]);
  },
});

/** Finds an element by its role and accessible name. */
export const named = (page: Page, role: string, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`).setTimeout(20_000);

export const click = (page: Page, role: string, name: string): Promise<void> =>
  named(page, role, name).click();

export const fill = (page: Page, label: string, value: string): Promise<void> =>
  named(page, 'textbox', label).fill(value);

/** Clicks the label of a radio button or checkbox. */
export const choose = (page: Page, label: string): Promise<void> =>
  page.locator(`main label ::-p-text(${label})`).setTimeout(20_000).click();

/** The values of the page's input fields. */
export const values = (page: Page): Promise<string[]> =>
  page.$$eval('main input', (inputs) => inputs.map(({ value }) => value));

/** The visible text of the page. */
const text = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText);

export const expectText = (page: Page, pattern: RegExp): Promise<void> =>
  expect.poll(() => text(page).catch(() => '')).toMatch(pattern);

/** Opens a page and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

export async function alive(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForSelector('#root[data-alive]');
}
