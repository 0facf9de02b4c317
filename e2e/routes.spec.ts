import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { violations } from './support/axe';
import { sideways } from './support/measure';
import { desktop, phone, test, visit } from './support/visit';

const routes = [...Object.values(paths), '/no/such/page'];

for (const route of routes) {
  test.describe(route, () => {
    // The 404's status is what the page is for; the browser logs it.
    const isMissing = route === '/no/such/page';

    test('no complaint, one heading, no sideways scroll, axe finds nothing', async ({
      page,
      allowComplaints,
    }) => {
      await page.setViewportSize(phone);
      if (isMissing) allowComplaints(/status of 404/);
      await visit(page, route);
      for (const [name, viewport] of Object.entries({ phone, desktop })) {
        await page.setViewportSize(viewport);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await sideways(page), `on a ${name}`).toBe(0);
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
