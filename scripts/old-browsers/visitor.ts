import type { ElementHandle, Page } from 'puppeteer-core';

/** A busy machine responds late. */
const PATIENCE_MS = 20_000;
const POLL_MS = 100;

/** Calls `look` until it finds something. @throws what was looked for, after 20 s */
async function until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let reason: unknown;
  for (;;) {
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (error) {
      // A page that is just being replaced throws.
      reason = error;
    }
    if (Date.now() > end)
      throw new Error(`Waited ${String(PATIENCE_MS / 1000)} s for ${what}`, { cause: reason });
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** A visitor. Old browsers lack what Playwright needs to find elements by role, so this uses their text. */
export const visitor = (page: Page, site: string) => {
  const find = (selector: string, text: string): Promise<ElementHandle> =>
    until(`“${text}” (${selector})`, async () => {
      const handle = await page.evaluateHandle(
        (css: string, wanted: string) => {
          // In the oldest syntax, since this runs in Chromium 79, too.
          const found = Array.from(document.querySelectorAll<HTMLElement>(css)).filter(
            (element) => element.getClientRects().length > 0 && !element.matches(':disabled'),
          );
          const names = found.map((element) =>
            (element.hasAttribute('aria-label')
              ? String(element.getAttribute('aria-label'))
              : element.textContent
            )
              .replace(/\s+/g, ' ')
              .trim(),
          );
          const exact = names.indexOf(wanted);
          return found[exact >= 0 ? exact : names.findIndex((name) => name.startsWith(wanted))];
        },
        selector,
        text,
      );
      return (handle.asElement() as ElementHandle | null) ?? undefined;
    });
  /** The field with a label that starts with this text. */
  const field = async (label: string): Promise<ElementHandle> => {
    const found = await find('label', label);
    return until(`the field “${label}”`, async () => {
      const control = await found.evaluateHandle((element) => (element as HTMLLabelElement).control);
      return (control.asElement() as ElementHandle | null) ?? undefined;
    });
  };
  const see = (text: string | RegExp): Promise<true> =>
    until(String(text), async () => {
      const shown = await page.evaluate(() => document.body.innerText);
      return (typeof text === 'string' ? shown.includes(text) : text.test(shown)) || undefined;
    });
  /** Presses a link, button or label with this name. */
  const press = (name: string, selector = 'main a, main button, main label'): Promise<true> =>
    until(`pressing “${name}”`, async () => {
      const control = await find(selector, name);
      // Clear of the bar at the window's foot.
      await control.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
      });
      // A click on what still moves, as after a change of page, misses it.
      const top = () => control.evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      if ((await top()) !== before) return undefined;
      await control.click();
      return true;
    });
  return {
    page,
    see,
    press,
    /** Opens the menu, which wide windows show all the time. */
    async openMenu() {
      const isFolded = await page.evaluate(() =>
        Array.from(document.querySelectorAll('header summary')).some(
          (summary) => summary.getAttribute('aria-label') === 'Menu' && summary.getClientRects().length > 0,
        ),
      );
      if (isFolded) await press('Menu', 'header summary');
    },
    /** Chooses an option by its text. */
    async select(label: string, option: string) {
      const control = await field(label);
      const value = await control.evaluate(
        (element, text) =>
          Array.from((element as HTMLSelectElement).options).find((one) => one.text.trim() === text)?.value,
        option,
      );
      if (value === undefined) throw new Error(`“${label}” has no “${option}”`);
      await (control as ElementHandle<HTMLSelectElement>).select(value);
    },
    async type(label: string, value: string) {
      const control = await field(label);
      await control.focus();
      await page.keyboard.type(value);
    },
    async valueOf(label: string): Promise<string> {
      return (await field(label)).evaluate((control) => (control as HTMLInputElement).value);
    },
    /** Opens a page that can't become interactive. */
    async goTo(path: string) {
      await page.goto(site + path, { waitUntil: 'load' });
      await page.mouse.move(5, 5);
    },
    /** Opens a page and waits until it's interactive. */
    async open(path: string) {
      await page.goto(site + path, { waitUntil: 'load' });
      await page.mouse.move(5, 5);
      await page.waitForSelector('#root[data-alive]', { timeout: PATIENCE_MS });
    },
    /** The width in pixels by which the page can be scrolled sideways. */
    overflow: (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  } as const;
};

export type Visitor = ReturnType<typeof visitor>;
