import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { desktop, phone, test, visit } from './support/visit';

const routes = [...Object.values(paths), '/no/such/page'];

for (const route of routes) {
  test.describe(route, () => {
    // The 404's status is what the page is for; the browser logs it.
    const isMissing = route === '/no/such/page';

    for (const [name, viewport] of Object.entries({ phone, desktop })) {
      test(`on a ${name}: no complaint, one heading, no sideways scroll, axe finds nothing`, async ({
        page,
        complaints,
      }) => {
        await page.setViewportSize(viewport);
        await visit(page, route);
        if (isMissing) complaints.splice(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
        ).toEqual([]);
      });
    }

    test('answers with the right status', async ({ request }) => {
      const response = await request.get(route);
      expect(response.status()).toBe(isMissing ? 404 : 200);
      expect(await response.text()).toContain('<h1');
    });
  });
}
