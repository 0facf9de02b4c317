import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { allTold, quiet } from './support/requests';
import { desktop, phone, test, visit } from './support/visit';

const heading = "Access The World's Largest Auto Auctions";

interface Moments {
  alive?: number;
  opened?: number;
  words?: string;
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

    /** Holds back the scripts whose address matches, and notes when the page came alive and what opened when. */
    async function arriveSlowly(page: Page, late: RegExp) {
      await page.setViewportSize(desktop);
      await page.addInitScript(() => {
        const moments: Moments = {};
        Object.assign(window, { moments });
        new MutationObserver(() => {
          if (document.querySelector('#root[data-alive]')) moments.alive ??= performance.now();
          const dialog = document.querySelector('dialog[open]');
          if (!dialog) return;
          moments.opened ??= performance.now();
          moments.words ??= dialog.textContent;
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

    test('opens by the clock of the visitor: late code shortens the wait', async ({ page }) => {
      const { alive, opened } = await arriveSlowly(page, /\/assets\/index-[^.]*\.js$/);
      expect(alive).toBeGreaterThan(LATE_MS);
      expect(opened).toBeLessThan(alive + 2_000);
    });

    test('counts from 60 once it is on the screen', async ({ page }) => {
      const { alive, opened, words } = await arriveSlowly(page, /\/PopupDialog-.*\.js$/);
      expect(opened).toBeGreaterThan(alive + 3_000);
      expect(words).toContain('Auto-closes in 60 seconds');
    });
  });

  test('is out of sight at the press, before the page behind is given back', async ({ page }) => {
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

  test('is kept within reach on a phone, and Learn How It Works leads on', async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, '/');
    await page.getByRole('link', { name: 'Learn How It Works' }).click();
    await expect(page).toHaveURL(/\/how-it-works$/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('keeps the focus inside, closes on Escape and opens once per arrival', async ({ page }) => {
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
    await expect(dialog).toBeHidden();
    await page.clock.runFor(LONG_MS);
    await quiet(page);
    await expect(dialog).toBeHidden();
  });

  test('never opens on another page', async ({ page }) => {
    await visit(page, '/terms');
    await page.clock.install();
    // From now on time goes by when it is told to.
    await page.clock.pauseAt(Date.now() + LONG_MS);
    const goTo = async (name: string, title: RegExp) => {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveTitle(title);
    };
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/PopupDialog-')) asked.push(request.url());
    });
    await goTo('Home', /^Cars shipped/);
    await goTo('About Us', /^About us/);
    await page.clock.runFor(LONG_MS);
    await allTold(page);
    expect(asked).toEqual([]);
    await goTo('Home', /^Cars shipped/);
    await page.clock.runFor(LONG_MS);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
  });
});
