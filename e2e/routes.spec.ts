import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { violations } from './support/axe';
import { horizontalOverflow } from './support/layout';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

const routes = [...Object.values(paths), '/no/such/page'];

for (const route of routes) {
  test.describe(route, () => {
    // The browser logs the expected 404.
    const isMissing = route === '/no/such/page';

    test('no console errors, one h1, no horizontal scroll, axe finds nothing', async ({
      page,
      allowErrors,
    }) => {
      await page.setViewportSize(phone);
      if (isMissing) allowErrors(/status of 404/);
      await visit(page, route);
      for (const [name, viewport] of sampleDevices(route, { phone, desktop })) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await horizontalOverflow(page), `on a ${name}`).toBe(0);
        expect(await violations(page), `on a ${name}`).toEqual([]);
      }
    });

    test('answers with the right status', async ({ request }) => {
      const response = await request.get(route);
      expect(response.status()).toBe(isMissing ? 404 : 200);
      expect(await response.text()).toContain('<h1');
    });
  });
}
