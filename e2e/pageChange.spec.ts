import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { phone, test, visit } from './support/visit';

test.use({ viewport: phone });

interface Render {
  readonly heading: string;
  /** Number of sections when the heading first rendered. */
  readonly sections: number;
}

/** Records what renders together with each new heading. */
const recordRenders = (page: Page) =>
  page.evaluate(() => {
    const renders: Render[] = [];
    Object.assign(window, { renders });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (!heading || heading === renders.at(-1)?.heading) return;
      renders.push({ heading, sections: document.querySelectorAll('main section').length });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });

const lastRender = (page: Page) =>
  page.evaluate(() => (window as unknown as { renders: Render[] }).renders.at(-1));

const sections = (page: Page) => page.locator('main section').count();

test('renders the heading of a new page before the rest, but everything at once on back', async ({
  page,
}) => {
  await visit(page, '/about');
  const whole = await sections(page);
  await recordRenders(page);

  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: 'More' }).click();
  await footer.locator(`a[href="${paths.gallery}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const there = await lastRender(page);
  expect(there?.heading).toBe(await page.getByRole('heading', { level: 1 }).textContent());
  await expect.poll(() => sections(page)).toBeGreaterThan(there?.sections ?? NaN);

  await page.goBack();
  await expect(page).toHaveTitle(/About/);
  await expect.poll(async () => (await lastRender(page))?.sections).toBe(whole);
});
