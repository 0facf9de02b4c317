import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, by rule with the elements; empty is what we want. */
export async function violations(page: Page): Promise<readonly string[]> {
  // What is laid out only when it comes near has no place yet at which axe could look for what stands behind it.
  await page.locator('footer').evaluateAll((footers) => {
    for (const footer of footers) footer.style.contentVisibility = 'visible';
  });
  // No page has a frame: without them axe needs no second page to put its findings together.
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
