import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { violations } from './support/axe';
import { horizontalOverflow } from './support/layout';
import { recordShifts, totalShift } from './support/layoutShift';
import { sampleDevices } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

/** A layout shift that a visitor may notice. */
const MOVED = 0.01;

for (const route of [...Object.values(paths), '/no/such/page'])
  test(`${route}: the right status, nothing moves, no console errors, one h1, no horizontal scroll, axe finds nothing`, async ({
    page,
    allowErrors,
  }) => {
    const isMissing = route === '/no/such/page';
    await page.setViewportSize(phone);
    // The browser logs the expected 404.
    if (isMissing) allowErrors(/status of 404/);
    await recordShifts(page);
    const response = await visit(page, route);
    // Again, if a busy machine has painted before it had decoded the typeface.
    if ((await totalShift(page)) > MOVED) await visit(page, route);
    expect(await totalShift(page)).toBeLessThan(MOVED);
    expect(response?.status()).toBe(isMissing ? 404 : 200);
    // Also without scripts.
    expect(await response?.text()).toContain('<h1');
    for (const [name, viewport] of sampleDevices(route, { phone, desktop })) {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await horizontalOverflow(page), `on a ${name}`).toBe(0);
      expect(await violations(page), `on a ${name}`).toEqual([]);
    }
  });
