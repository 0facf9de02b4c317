import type { ElementHandle, Page } from '@playwright/test';
import { seeded } from './sample';
import { hydrated } from './visit';

/** Pages of the site and controls, but no files. */
const CONTROLS =
  'a[href^="/"]:not([target]):not([href$=".txt"]), a[href^="#"], a[href^="?"], button:not([disabled]), summary, input, select, textarea';
/** Offline, these lead to the browser's error page. */
const RELOADS = /^(?:Load again|Reload|Return Home)/;
const TEXTS = [
  'Ada',
  'ada@example.com',
  '1M8GDM9AXKP042788',
  '2015',
  '-1',
  '99999999999',
  '<b>x</b>',
  '  ',
  '😀',
  'HAL-DEMO-SEA1',
  '2026-12-12',
];
const KEYS = ['Tab', 'Shift+Tab', 'Escape', 'Enter', 'ArrowDown', 'Space', 'End'];
const ACTION_TIMEOUT_MS = 800;

/** A description of the step for failure messages, and the control it clicked. */
export interface Step {
  readonly description: string;
  readonly clicked?: ElementHandle;
}

export interface Walker {
  step(): Promise<Step>;
  /** Whether the page is currently offline. */
  readonly isOffline: () => boolean;
  /** Goes back online at the end of the walk. */
  reconnect(): Promise<void>;
}

/** A visitor who acts at random, reproducibly for a seed and the same responses. */
export function createWalker(page: Page, seed: number): Walker {
  const random = seeded(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  let isOffline = false;

  const setOffline = async (next: boolean) => {
    isOffline = next;
    await page.context().setOffline(next);
  };

  /** Visible controls, only those of the dialog if one is open. */
  const controls = async () => {
    const scope = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'body';
    const all = await page
      .locator(scope)
      .last()
      .locator(CONTROLS)
      .filter({ visible: true })
      .elementHandles()
      .catch(() => []);
    return all;
  };
  const nameOf = (control: ElementHandle) =>
    control.evaluate((node) => {
      const element = node as HTMLInputElement;
      const label = element.getAttribute('aria-label') ?? (element.innerText || element.name);
      return `${element.tagName.toLowerCase()} "${label.trim().slice(0, 40)}"`;
    });

  const use = async (): Promise<Step> => {
    const control = pick(await controls());
    if (!control) return { description: 'nothing to click' };
    const name = await nameOf(control);
    if (isOffline && RELOADS.test(name.replace(/^\w+ "/, ''))) return { description: `left ${name} alone` };
    const kind = await control.evaluate((node) => ({
      isSelect: node instanceof HTMLSelectElement,
      isText:
        node instanceof HTMLTextAreaElement ||
        (node instanceof HTMLInputElement && !['radio', 'checkbox'].includes(node.type)),
      options: node instanceof HTMLSelectElement ? node.options.length : 0,
    }));
    const limit = { timeout: ACTION_TIMEOUT_MS };
    if (kind.isSelect) {
      await control.selectOption({ index: Math.floor(random() * kind.options) }, limit);
      return { description: `chose in ${name}` };
    }
    if (kind.isText) {
      const text = pick(TEXTS) ?? '';
      await control.click(limit);
      await page.keyboard.insertText(text);
      return { description: `typed ${JSON.stringify(text)} in ${name}` };
    }
    await control.click(limit);
    return { description: `clicked ${name}`, clicked: control };
  };

  const navigateHistory = async (how: 'goBack' | 'goForward'): Promise<Step> => {
    // An earlier document may not be cached.
    if (isOffline) await setOffline(false);
    await page[how]({ timeout: 5_000, waitUntil: 'commit' });
    if (page.url() === 'about:blank') await page.goto('/');
    return { description: how };
  };

  const randomStep = async (): Promise<Step> => {
    const dice = random();
    if (dice < 0.72) return use();
    if (dice < 0.8) return navigateHistory('goBack');
    if (dice < 0.84) return navigateHistory('goForward');
    if (dice < 0.93) {
      const key = pick(KEYS) ?? 'Tab';
      // Enter and Space may follow a link out of the site.
      const isInside = await page.evaluate(
        () => document.activeElement?.matches('[target], [href^="mailto"], [href^="tel"]') !== true,
      );
      if (isInside) await page.keyboard.press(key);
      return { description: `pressed ${key}` };
    }
    if (dice < 0.96) {
      await page.mouse.wheel(0, (random() - 0.3) * 3_000);
      return { description: 'scrolled' };
    }
    // Before hydration, a link offline leads to the browser's error page.
    if (!isOffline) await hydrated(page);
    await setOffline(!isOffline);
    return { description: isOffline ? 'went offline' : 'went online' };
  };

  return {
    isOffline: () => isOffline,
    reconnect: () => setOffline(false),
    step: async () => {
      try {
        return await randomStep();
      } catch (error) {
        // Covered, moved or removed meanwhile; a visitor would miss it, too.
        return { description: `missed: ${String(error).split('\n', 1)[0] ?? ''}` };
      }
    },
  };
}
