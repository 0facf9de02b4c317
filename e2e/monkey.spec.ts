import { expect } from '@playwright/test';
import type { APIRequestContext, ElementHandle, Page } from '@playwright/test';
import { isNightly } from './support/sample';
import { createWalker } from './support/walker';
import { bareTest as test, desktop, phone, reset, visit } from './support/visit';

/** More of both at night, and by hand: `npm run monkey -- --seeds 20 --steps 300`. */
const SEEDS = Number(process.env.MONKEY_SEEDS ?? (isNightly ? 10 : 2));
const FIRST = Number(process.env.MONKEY_FIRST ?? 1);
/** Not so many minutes: a walk is the same on a slow machine. */
const STEPS = Number(process.env.MONKEY_STEPS ?? (isNightly ? 150 : 30));
/** What a step may take on a slow machine. */
const STEP_MS = 5_000;
const SETTLE_MS = 20_000;
const TOLD_STEPS = 30;
/** What a page says of itself when its code cannot come without a line. */
const NO_CODE = 'Loading chunk failed';

/** Backend's refusals of nonsense that was typed, and what misses the line, are not the site's fault. */
const isForeign = (text: string, url: string, wasOffline: boolean) =>
  (wasOffline && text.includes(NO_CODE)) ||
  (text.startsWith('Failed to load resource') &&
    (wasOffline || url.includes('/api/') || /ERR_(?:INTERNET|NETWORK|ABORTED)/.test(text)));

interface Screen {
  readonly path: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly hasText: boolean;
  readonly broken: readonly string[];
}

const look = (page: Page): Promise<Screen> =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title.replace(/^Error: /, ''),
    headings: [...document.querySelectorAll<HTMLElement>('h1')].map((each) => each.innerText.trim()),
    hasText: (document.querySelector('main')?.innerText.trim().length ?? 0) > 40,
    broken: Object.entries<string>(localStorage).flatMap(([key, value]) => {
      if (!/^[{["]/.test(value)) return [];
      try {
        JSON.parse(value);
        return [];
      } catch {
        return [key];
      }
    }),
  }));

const titles = new Map<string, string>();

/** The title that the server gives the page of a path. */
async function titleOf(request: APIRequestContext, path: string): Promise<string> {
  const known = titles.get(path);
  if (known !== undefined) return known;
  const html = await (await request.get(path)).text();
  const title = (/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  titles.set(path, title);
  return title;
}

/** What is wrong with the screen; empty where it belongs to the address. */
function faultsOf({ path, title, headings, hasText, broken }: Screen, rightTitle: string): string[] {
  const faults = broken.map((key) => `${key} in storage cannot be read`);
  if (headings.length !== 1) faults.push(`${String(headings.length)} h1 on ${path}`);
  if (!hasText) faults.push(`${path} is blank`);
  if (headings[0] === 'Unexpected Application Error!') faults.push('the application broke');
  // A step of the quote, or an error in a form, stands before the page's own title.
  if (!title.endsWith(rightTitle) && headings[0] !== NO_CODE) faults.push(`${path} is called ${title}`);
  return faults;
}

/** Whether a button that was clicked stays, and the focus is nowhere. A link to a part of the page may well move it. */
const lostFocus = (control: ElementHandle): Promise<boolean> =>
  control
    .evaluate((node) => {
      const isLink = node instanceof HTMLAnchorElement;
      const stays = node.isConnected && (node as HTMLElement).getClientRects().length > 0;
      return stays && !isLink && document.activeElement === document.body;
    })
    .catch(() => false);

for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
  test(`walk ${String(seed)} through the site leaves it whole`, async ({ page, request }) => {
    test.setTimeout(STEPS * STEP_MS + 60_000);
    await reset(request);
    await page.setViewportSize(seed % 2 === 0 ? phone : desktop);
    const walker = createWalker(page, seed);
    const complaints: string[] = [];
    let lineLostAt = 0;
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const wasOffline = Date.now() - lineLostAt < SETTLE_MS;
      if (message.type() === 'error' && !isForeign(message.text(), message.location().url, wasOffline))
        complaints.push(`${message.text()} ${message.location().url}`);
    });

    const faults = async () => {
      const screen = await look(page).catch(() => blank);
      return faultsOf(screen, await titleOf(request, screen.path || '/'));
    };

    await visit(page, '/');
    const told: string[] = [];
    while (told.length < STEPS) {
      if (walker.isOffline()) lineLostAt = Date.now();
      const { told: what, clicked } = await walker.step();
      told.push(`${new URL(page.url()).pathname}: ${what}`);
      const trail = told.slice(-TOLD_STEPS).join('\n');
      await expect.poll(faults, { message: trail, timeout: SETTLE_MS }).toEqual([]);
      if (clicked)
        await expect.poll(() => lostFocus(clicked), { message: `focus is lost\n${trail}` }).toBe(false);
      expect(complaints, trail).toEqual([]);
    }
  });
}

/** While the browser changes documents there is nothing to look at. */
const blank: Screen = { path: '', title: '', headings: [], hasText: false, broken: [] };
