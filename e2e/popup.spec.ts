import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { flushRequestEvents, waitForIdle } from './support/requests';
import { desktop, phone, test, visit } from './support/visit';

const heading = "Access The World's Largest Auto Auctions";

interface Moments {
  hydrated?: number;
  opened?: number;
  text?: string;
}

/** Longer than the pop-up's delay, shorter than its countdown. */
const LONG_MS = 10_000;

test.describe('the auction access pop-up', () => {
  test('opens three seconds after arrival, counts down and closes on an outside click', async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, '/');
    const dialog = page.getByRole('dialog', { name: heading });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('LICENSED MEMBER ACCESS')).toBeVisible();
    await expect(dialog.getByText(/Auto-closes in 5\d seconds/)).toBeVisible();
    await expect(dialog.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(3);

    const before = await page.evaluate(() => document.documentElement.clientWidth);
    await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(before);
  });

  test.describe('on a slow connection', () => {
    /** Longer than the pop-up's delay. */
    const LATE_MS = 4_000;

    /** Delays matching scripts, and records when the page hydrated and the pop-up opened. */
    async function visitWithDelay(page: Page, late: RegExp) {
      await page.setViewportSize(desktop);
      await page.addInitScript(() => {
        const moments: Moments = {};
        Object.assign(window, { moments });
        new MutationObserver(() => {
          if (document.querySelector('#root[data-alive]')) moments.hydrated ??= performance.now();
          const dialog = document.querySelector('dialog[open]');
          if (!dialog) return;
          moments.opened ??= performance.now();
          moments.text ??= dialog.textContent;
        }).observe(document, { attributes: true, childList: true, subtree: true });
      });
      await page.route(late, async (route) => {
        const response = await route.fetch();
        setTimeout(() => void route.fulfill({ response }), LATE_MS);
      });
      await page.goto('/');
      await page.mouse.move(5, 5);
      await expect(page.getByRole('dialog', { name: heading })).toBeVisible({ timeout: 20_000 });
      return page.evaluate(() => (window as unknown as { moments: Required<Moments> }).moments);
    }

    test('opens three seconds after arrival even if the code is late', async ({ page }) => {
      const { hydrated, opened } = await visitWithDelay(page, /\/assets\/index-[^.]*\.js$/);
      expect(hydrated).toBeGreaterThan(LATE_MS);
      expect(opened).toBeLessThan(hydrated + 2_000);
    });

    test('counts down from 60 once it is visible', async ({ page }) => {
      const { hydrated, opened, text } = await visitWithDelay(page, /\/PopupDialog-.*\.js$/);
      expect(opened).toBeGreaterThan(hydrated + 3_000);
      expect(text).toContain('Auto-closes in 60 seconds');
    });
  });

  test('hides immediately on click, before the page is restored', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/');
    const later = page.getByRole('button', { name: 'Maybe Later' });
    await expect(later).toBeVisible();
    const seen = await page.evaluateHandle(() => {
      const states: string[] = [];
      new MutationObserver(() => {
        const dialog = document.querySelector('dialog');
        states.push(dialog ? getComputedStyle(dialog).visibility : 'gone');
      }).observe(document.body, { attributes: true, childList: true, subtree: true });
      return states;
    });

    await later.click();
    await expect(page.locator('dialog')).toHaveCount(0);
    const states = await seen.jsonValue();
    expect(states.indexOf('hidden')).toBeGreaterThanOrEqual(0);
    expect(states.indexOf('gone')).toBeGreaterThan(states.indexOf('hidden'));
    await page.getByLabel('Menu', { exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('fits on a phone, and Learn How It Works navigates', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/');
    await page.getByRole('link', { name: 'Learn How It Works' }).click();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('keeps the focus inside, closes on Escape and opens once', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.clock.install();
    await visit(page, '/');
    const dialog = page.getByRole('dialog', { name: heading });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    // It's hidden first, and removed after the paint.
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.clock.runFor(LONG_MS);
    await waitForIdle(page);
    await expect(dialog).toBeHidden();
  });

  test('never opens on another page', async ({ page }) => {
    await visit(page, '/terms');
    await page.clock.install();
    // From here on, time advances manually.
    await page.clock.pauseAt(Date.now() + LONG_MS);
    const goTo = async (name: string, title: RegExp) => {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveTitle(title);
    };
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/PopupDialog-')) requests.push(request.url());
    });
    await goTo('Home', /^Cars shipped/);
    await goTo('About Us', /^About us/);
    await page.clock.runFor(LONG_MS);
    await flushRequestEvents(page);
    expect(requests).toEqual([]);
    await goTo('Home', /^Cars shipped/);
    await page.clock.runFor(LONG_MS);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
  });
});
