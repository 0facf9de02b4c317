import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import type { TestServer } from './support/servers';
import { startServer } from './support/servers';
import { desktop, narrow, test, visit } from './support/visit';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer('built', { SANDBOX_NOTICE: 'on' });
});
test.afterAll(() => server.stop());

const noticeOn = (page: Page) => page.getByRole('complementary', { name: 'Demonstration' });

for (const viewport of [narrow, desktop])
  test(`every page says it is a demonstration, at ${String(viewport.width)} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, `${server.base}/about`);
    await expect(noticeOn(page)).toContainText('Demonstration with sandbox data');
    await expect(noticeOn(page)).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);

    await page.mouse.wheel(0, 2000);
    const toTop = page.getByRole('button', { name: 'Scroll to top' });
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    const heading = page.getByRole('heading', { level: 1 });
    const place = await heading.boundingBox();
    await noticeOn(page).getByRole('button', { name: 'Close' }).click();
    await expect(noticeOn(page)).toBeHidden();
    expect(await heading.boundingBox()).toEqual(place);

    await visit(page, `${server.base}/shop`);
    await expect(noticeOn(page)).toBeHidden();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice can be closed and stays closed', async ({ page }) => {
    await page.goto(`${server.base}/track?reference=HAL-DEMO-SEA1`);
    await noticeOn(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(`${server.base}/track?reference=HAL-DEMO-SEA1`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(noticeOn(page)).toHaveCount(0);
    await page.goto(`${server.base}/shop`);
    await expect(noticeOn(page)).toHaveCount(0);
  });
});
