import { expect } from '@playwright/test';
import { chromium } from '../playwright.config';
import { paths } from '../src/config/paths';
import { horizontalOverflow } from './support/layout';
import { sample } from './support/sample';
import { narrow, test, visit } from './support/visit';

/** Twice the browser's default. */
const FONT_SIZE = 32;

test.use({
  viewport: narrow,
  launchOptions: {
    ...chromium,
    args: [...chromium.args, `--blink-settings=defaultFontSize=${String(FONT_SIZE)}`],
  },
});

test('nothing overflows on the narrowest phone with text at twice the size and details open', async ({
  page,
}) => {
  test.slow();
  for (const path of sample(Object.values(paths), 7)) {
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${String(FONT_SIZE)}px`,
    );
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect(await horizontalOverflow(page), path).toBe(0);
  }
});
