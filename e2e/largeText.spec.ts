import { expect } from '@playwright/test';
import { chromium } from '../playwright.config';
import { paths } from '../src/config/paths';
import { sideways } from './support/measure';
import { sample } from './support/sample';
import { narrow, test, visit } from './support/visit';

/** Half as large again as a browser writes by itself. */
const FONT_SIZE = 24;

test.use({
  viewport: narrow,
  launchOptions: {
    ...chromium,
    args: [...chromium.args, `--blink-settings=defaultFontSize=${String(FONT_SIZE)}`],
  },
});

test('on the narrowest phone nothing is cut off when its browser writes larger', async ({ page }) => {
  test.slow();
  for (const path of sample(Object.values(paths), 10)) {
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${String(FONT_SIZE)}px`,
    );
    expect(await sideways(page), path).toBe(0);
  }
});
