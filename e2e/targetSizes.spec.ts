import { expect } from '@playwright/test';
import { paths } from '../src/config/paths';
import { horizontalOverflow, targets } from './support/layout';
import { sample } from './support/sample';
import { desktop, narrow, phone, test, visit, visitWithTools } from './support/visit';

/** A window of 1280 x 1024 at 400% zoom. */
const zoomed = { width: 320, height: 256 };
const sizes = [narrow, zoomed, phone, desktop];

/** Minimum target height; links in sentences and points in drawings are exempt. */
const COMFORTABLE = 44;
/** In the footer of phones, whose rows follow each other without a gap (WCAG 2.5.8 asks for 24). */
const DENSE = 30;
const SMALLEST = 24;

for (const route of sample([...Object.values(paths), '/no/such/page'], 5)) {
  test(`${route}: no horizontal scroll and no small targets, from 320 px up`, async ({
    page,
    allowErrors,
  }) => {
    // The browser logs the expected 404.
    if (route === '/no/such/page') allowErrors(/status of 404/);
    await visitWithTools(page, route);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const small = (await targets(page))
        .filter(({ width, height, exempt, isInFooter }) => {
          const least = isInFooter && size.width < 640 ? DENSE : COMFORTABLE;
          return !exempt && (height < least - 0.5 || width < SMALLEST);
        })
        .map(({ name, width, height }) => `${name}: ${width.toFixed()} x ${height.toFixed()}`);
      expect.soft(small, `at ${String(size.width)} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `overflow at ${String(size.width)} px`).toBe(0);
    }
  });
}

test('the points of the car drawing are comfortable on a phone and large enough at 320 px', async ({
  page,
}) => {
  await visit(page, paths.inspection);
  for (const [size, least] of [
    [phone, COMFORTABLE],
    [narrow, SMALLEST],
  ] as const) {
    await page.setViewportSize(size);
    const points = (await targets(page)).filter(({ name }) => name.startsWith('g '));
    expect(points.length).toBeGreaterThan(10);
    for (const { name, width, height } of points)
      expect(Math.min(width, height), `${name} at ${String(size.width)} px`).toBeGreaterThanOrEqual(
        least - 0.5,
      );
  }
});

for (const size of [narrow, zoomed]) {
  test(`at ${String(size.width)} x ${String(size.height)} the header fits and its menu scrolls to the end`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await visit(page, '/about');
    const header = page.getByRole('banner').first();
    const mark = header.getByRole('link', { name: /home$/ }).locator('svg');
    expect((await mark.boundingBox())?.width).toBe(32);
    const button = page.getByLabel('Menu', { exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    expect(await horizontalOverflow(page)).toBe(0);
    const last = header.getByRole('link', { name: /Admin Portal/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
}

for (const width of [phone.width, narrow.width]) {
  test(`at ${String(width)} px the header fits large text, and does not grow with the shop list`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...phone, width });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
    await visit(page, paths.shop);
    const header = page.getByRole('banner').first();
    expect(await horizontalOverflow(page)).toBe(0);
    const height = async () => (await header.boundingBox())?.height;
    const before = await height();
    await page.getByRole('button', { name: 'Add to my list: Pickup' }).click();
    await expect(header.getByRole('link', { name: /Your shop/ })).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await height()).toBe(before);
  });
}
