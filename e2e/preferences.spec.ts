import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { sample } from './support/sample';
import { desktop, phone, test, visit } from './support/visit';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const route of sample(Object.values(paths), 5)) {
  test(`${route} renders in forced colors, without animations under reduced motion`, async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
        )
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
    );
    expect(moving).toEqual([]);
  });
}

test('in forced colors the current item has an outline, and the focused one a thicker one', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await visit(page, '/gallery?stage=ship');
  const frame = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).outline);
  expect(await frame('Ship')).toContain('solid 2px');
  expect(await frame('Clear')).toContain('none');
  await page.getByRole('main').getByRole('link', { name: 'All', exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await frame('Buy')).toContain('solid 3px');
});
