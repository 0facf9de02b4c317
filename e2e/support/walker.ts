import type { ElementHandle, Page } from '@playwright/test';
import { hydrated } from './visit';

/** Numbers from 0 to below 1, always the same ones for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const CONTROLS =
  'a[href^="/"]:not([target]), a[href^="#"], a[href^="?"], button:not([disabled]), summary, input, select, textarea';
/** Without a line these lead out of the site, to the browser's own error page. */
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

/** What the last step did, for whoever reads of a failure, and the control that it clicked. */
export interface Step {
  readonly told: string;
  readonly clicked?: ElementHandle;
}

export interface Walker {
  step(): Promise<Step>;
  /** Whether the line is cut at the moment. */
  readonly isOffline: () => boolean;
  /** Brings the line back, for the end of the walk. */
  reconnect(): Promise<void>;
}

/** A visitor who does anything at all, the same for the same seed and the same answers. */
export function createWalker(page: Page, seed: number): Walker {
  const random = seededRandom(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  let isOffline = false;

  const setOffline = async (next: boolean) => {
    isOffline = next;
    await page.context().setOffline(next);
  };

  /** Visible controls; those of the open dialog only, where there is one. */
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
    if (!control) return { told: 'nothing to click' };
    const told = await nameOf(control);
    if (isOffline && RELOADS.test(told.replace(/^\w+ "/, ''))) return { told: `left ${told} alone` };
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
      return { told: `chose in ${told}` };
    }
    if (kind.isText) {
      const text = pick(TEXTS) ?? '';
      await control.click(limit);
      await page.keyboard.insertText(text);
      return { told: `typed ${JSON.stringify(text)} in ${told}` };
    }
    await control.click(limit);
    return { told: `clicked ${told}`, clicked: control };
  };

  const goBackOrForth = async (how: 'goBack' | 'goForward'): Promise<Step> => {
    // A document of before may not be in the browser's cache.
    if (isOffline) await setOffline(false);
    await page[how]({ timeout: 5_000, waitUntil: 'commit' });
    if (page.url() === 'about:blank') await page.goto('/');
    return { told: how };
  };

  const anything = async (): Promise<Step> => {
    const dice = random();
    if (dice < 0.72) return use();
    if (dice < 0.8) return goBackOrForth('goBack');
    if (dice < 0.84) return goBackOrForth('goForward');
    if (dice < 0.93) {
      const key = pick(KEYS) ?? 'Tab';
      // Enter and space may follow any link, out of the site too.
      const isInside = await page.evaluate(
        () => document.activeElement?.matches('[target], [href^="mailto"], [href^="tel"]') !== true,
      );
      if (isInside) await page.keyboard.press(key);
      return { told: `pressed ${key}` };
    }
    if (dice < 0.96) {
      await page.mouse.wheel(0, (random() - 0.3) * 3_000);
      return { told: 'scrolled' };
    }
    // A page without its code follows a link as the browser does: without a line, out of the site.
    if (!isOffline) await hydrated(page);
    await setOffline(!isOffline);
    return { told: isOffline ? 'lost the line' : 'found the line' };
  };

  return {
    isOffline: () => isOffline,
    reconnect: () => setOffline(false),
    step: async () => {
      try {
        return await anything();
      } catch (error) {
        // Covered, moved or gone meanwhile: a visitor would miss it, too.
        return { told: `missed: ${String(error).split('\n', 1)[0] ?? ''}` };
      }
    },
  };
}
