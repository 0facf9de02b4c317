import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Runs an action that downloads a file. @returns its name and text, with folded calendar lines joined */
export async function captureDownload(
  page: Page,
  action: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), action()]);
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text: text.replaceAll('\r\n ', '') };
}

/** Runs an action that copies text. @returns the clipboard's text */
export async function captureClipboard(page: Page, action: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await action();
  await expect(page.getByText('Copied').first()).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Counts calls of `window.print` from now on. */
export async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.prints = '0';
    window.print = () => {
      document.body.dataset.prints = String(Number(document.body.dataset.prints) + 1);
    };
  });
  return () => page.evaluate(() => Number(document.body.dataset.prints));
}

/** Expects the page as printed now to be one sheet, on both sizes of paper. */
export async function expectOneSheet(page: Page): Promise<void> {
  for (const format of ['A4', 'Letter']) {
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const paper = (await page.pdf({ format, margin })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
}
