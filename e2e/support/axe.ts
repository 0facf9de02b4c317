import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe's violations on the current page, by rule with their elements. */
export async function violations(page: Page): Promise<readonly string[]> {
  // With `content-visibility: auto`, axe cannot see what is behind an element.
  await page.locator('footer').evaluateAll((footers) => {
    for (const footer of footers) footer.style.contentVisibility = 'visible';
  });
  // Legacy mode is enough without iframes, and avoids opening a second page.
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
