import { expect } from '@playwright/test';
import { chromium } from '../playwright.config';
import { paths } from '../src/config/paths';
import { horizontalOverflow } from './support/layout';
import { sample } from './support/sample';
import { narrow, test, visit } from './support/visit';

/** 1.5 times the browser's default. */
const FONT_SIZE = 24;

test.use({
  viewport: narrow,
  launchOptions: {
    ...chromium,
    args: [...chromium.args, `--blink-settings=defaultFontSize=${String(FONT_SIZE)}`],
  },
});

test('nothing overflows on the narrowest phone with large text', async ({ page }) => {
  test.slow();
  for (const path of sample(Object.values(paths), 10)) {
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${String(FONT_SIZE)}px`,
    );
    expect(await horizontalOverflow(page), path).toBe(0);
  }
});
