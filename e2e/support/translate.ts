import type { Page } from '@playwright/test';
import { translatePage } from '../../__tests__/support/translatePage';

/**
 * Changes the page as a browser's translation does: replaces text nodes, now and later, with new ones in `<font>`.
 * The words stay the same.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(translatePage);

/** Text that React wrote into detached text nodes, so that visitors still see the old text. */
export const lostText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { unseen: string[] }).unseen);
