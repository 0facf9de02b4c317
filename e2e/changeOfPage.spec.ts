import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { phone, test, visit } from './support/visit';

test.use({ viewport: phone });

interface Arrival {
  readonly heading: string;
  /** How many sections stood there when the heading came. */
  readonly sections: number;
}

/** Notes from now on what comes together with a new heading. */
const watchArrivals = (page: Page) =>
  page.evaluate(() => {
    const arrivals: Arrival[] = [];
    Object.assign(window, { arrivals });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (!heading || heading === arrivals.at(-1)?.heading) return;
      arrivals.push({ heading, sections: document.querySelectorAll('main section').length });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const lastArrival = (page: Page) =>
  page.evaluate(() => (window as unknown as { arrivals: Arrival[] }).arrivals.at(-1));

const sections = (page: Page) => page.locator('main section').count();

test('the heading of the next page comes before the rest; going back, all is there at once', async ({
  page,
}) => {
  await visit(page, '/about');
  const whole = await sections(page);
  await watchArrivals(page);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const there = await lastArrival(page);
  expect(there?.heading).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  await expect.poll(() => sections(page)).toBeGreaterThan(there?.sections ?? NaN);

  await page.goBack();
  await expect(page).toHaveTitle(/About/);
  await expect.poll(async () => (await lastArrival(page))?.sections).toBe(whole);
});
