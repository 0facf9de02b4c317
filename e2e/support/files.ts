import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Presses a button that saves a file; gives its name and its text, with long lines of a calendar joined again. */
export async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text: text.replaceAll('\r\n ', '') };
}

/** What the last press put on the clipboard. */
export async function copied(page: Page, press: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await press();
  await expect(page.getByText('Copied').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** How often the page asked the browser to print, from now on. */
export async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.prints = '0';
    window.print = () => {
      document.body.dataset.prints = String(Number(document.body.dataset.prints) + 1);
    };
  });
  return () => page.evaluate(() => Number(document.body.dataset.prints));
}
