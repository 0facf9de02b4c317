import { expect } from '@playwright/test';
import type { APIRequestContext, ElementHandle, Page } from '@playwright/test';
import { offlineWords } from '../src/content/errorScreens';
import { isNightly } from './support/sample';
import { createWalker } from './support/walker';
import { bareTest as test, desktop, phone, reset, visit } from './support/visit';

/** Higher in the nightly run, or manually: `npm run monkey -- --seeds 20 --steps 300`. */
const SEEDS = Number(process.env.MONKEY_SEEDS ?? (isNightly ? 10 : 1));
const FIRST = Number(process.env.MONKEY_FIRST ?? 1);
/** Steps rather than minutes, so that a walk is the same on a slow machine. */
const STEPS = Number(process.env.MONKEY_STEPS ?? (isNightly ? 150 : 20));
/** Time for one step on a slow machine. */
const STEP_MS = 5_000;
const SETTLE_MS = 20_000;
const REPORTED_STEPS = 30;
/** The heading of a page whose code cannot load offline. */
const NO_CODE = 'Loading chunk failed';
const NO_CODE_HEADINGS = [NO_CODE, offlineWords.title];

/** Ignores rejected input and failures while offline. */
const isExpected = (text: string, url: string, wasOffline: boolean) =>
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

const inspect = (page: Page): Promise<Screen> =>
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

/** The title of the page as served. */
async function titleOf(request: APIRequestContext, path: string): Promise<string> {
  const known = titles.get(path);
  if (known !== undefined) return known;
  // The server may close an idle connection just as it's used again.
  const html = await (await request.get(path, { maxRetries: 2 })).text();
  const title = (/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
  titles.set(path, title);
  return title;
}

/** Problems with the screen; empty if it matches its URL. */
function faultsOf({ path, title, headings, hasText, broken }: Screen, expectedTitle: string): string[] {
  const faults = broken.map((key) => `${key} in storage cannot be read`);
  if (headings.length !== 1) faults.push(`${String(headings.length)} h1 on ${path}`);
  if (!hasText) faults.push(`${path} is blank`);
  if (headings[0] === 'Unexpected Application Error!') faults.push('the application broke');
  // The title may start with a step of the quote or a form error.
  if (!title.endsWith(expectedTitle) && !NO_CODE_HEADINGS.includes(headings[0] ?? ''))
    faults.push(`${path} is called ${title}`);
  return faults;
}

/** Whether a clicked button is still there but nothing has focus. A link may move the focus. */
const lostFocus = (control: ElementHandle): Promise<boolean> =>
  control
    .evaluate((node) => {
      const isLink = node instanceof HTMLAnchorElement;
      const stays = node.isConnected && (node as HTMLElement).getClientRects().length > 0;
      return stays && !isLink && document.activeElement === document.body;
    })
    .catch(() => false);

for (let seed = FIRST; seed < FIRST + SEEDS; seed += 1) {
  test(`random walk ${String(seed)} does not break the site`, async ({ page, request }) => {
    test.setTimeout(STEPS * STEP_MS + 60_000);
    await reset(request);
    await page.setViewportSize(seed % 2 === 0 ? phone : desktop);
    const walker = createWalker(page, seed);
    const errors: string[] = [];
    let lastOfflineAt = 0;
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => {
      const wasOffline = Date.now() - lastOfflineAt < SETTLE_MS;
      if (message.type() === 'error' && !isExpected(message.text(), message.location().url, wasOffline))
        errors.push(`${message.text()} ${message.location().url}`);
    });

    const faults = async () => {
      const screen = await inspect(page).catch(() => blank);
      return faultsOf(screen, await titleOf(request, screen.path || '/'));
    };

    await visit(page, '/');
    const log: string[] = [];
    while (log.length < STEPS) {
      if (walker.isOffline()) lastOfflineAt = Date.now();
      const { description, clicked } = await walker.step();
      log.push(`${new URL(page.url()).pathname}: ${description}`);
      const trail = log.slice(-REPORTED_STEPS).join('\n');
      await expect.poll(faults, { message: trail, timeout: SETTLE_MS }).toEqual([]);
      if (clicked)
        await expect.poll(() => lostFocus(clicked), { message: `focus is lost\n${trail}` }).toBe(false);
      expect(errors, trail).toEqual([]);
    }
  });
}

/** Used while the browser is changing documents. */
const blank: Screen = { path: '', title: '', headings: [], hasText: false, broken: [] };
