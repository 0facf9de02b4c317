import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { startServer } from './support/servers';
import type { TestServer } from './support/servers';
import { isNightly, sampleDevices } from './support/sample';
import { desktop, phone } from './support/visit';

// Vite serves the development build file by file.
test.slow();
let server: TestServer;

test.beforeAll(async () => {
  server = await startServer('development');
});
test.afterAll(() => server.stop());

for (const [name, viewport] of sampleDevices('catalog', { phone, desktop })) {
  test(`the component catalog is accessible and fits on a ${name}`, async ({ page }) => {
    test.skip(!isNightly, 'it builds every component anew, and no visitor sees it');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize(viewport);
    await page.goto(`${server.base}/catalog/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Catalog of parts' })).toBeVisible();
    // The component whose code fails is the last to render.
    await expect(page.getByText('This tool didn’t load.')).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );

    const overflowing = await page
      .locator('main label')
      .evaluateAll((labels) =>
        labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
      );
    expect(overflowing).toEqual([]);

    await page.getByRole('button', { name: 'Open: Delete the draft?' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete the draft?' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}

test('the build does not contain the catalog', () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(files).toContain('index.html');
  expect(files.filter((file) => /catalog/i.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|js|css|json|xml)$/.test(file));
  expect(
    texts.filter((file) => readFileSync(path.join('dist', file), 'utf8').includes('Catalog of parts')),
  ).toEqual([]);
});
