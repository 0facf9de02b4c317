import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, ConsoleMessage, Page, Response } from '@playwright/test';
import { addresses } from '../../playwright.config';

/** An error or warning of the browser's, but for the note that the tests themselves keep the worker out. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().startsWith('Service Worker registration blocked');

/** The sandbox's own data, clock and no faults. */
export async function reset(request: APIRequestContext): Promise<void> {
  expect((await request.post('/__sandbox/reset')).ok()).toBe(true);
}

/** A test against the worker's own server: each worker has a sandbox of its own. */
export const bareTest = base.extend({
  baseURL: async ({ browserName: _ }, use, { parallelIndex }) => {
    await use(addresses[parallelIndex]);
  },
});

interface Fixtures {
  /**
   * Names what a test makes the browser complain of, from its begin to its end: requests that fail on purpose.
   * @param times how often it must, where that is known
   */
  readonly allowComplaints: (pattern: RegExp, times?: number) => void;
  readonly cleanWorld: undefined;
}

/** A test in which anything else the browser complains of (console, uncaught errors, policy violations) is a failure. */
export const test = bareTest.extend<Fixtures>({
  allowComplaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const allowed: { pattern: RegExp; times: number | undefined }[] = [];
      page.on('console', (message) => {
        if (isComplaint(message)) complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use((pattern, times) => allowed.push({ pattern, times }));
      expect(complaints.filter((text) => !allowed.some(({ pattern }) => pattern.test(text)))).toEqual([]);
      for (const { pattern, times } of allowed)
        if (times !== undefined) expect(complaints.filter((text) => pattern.test(text))).toHaveLength(times);
    },
    { auto: true },
  ],
  /** Each test begins with the sandbox's own data, clock and no faults. */
  cleanWorld: [
    async ({ request }, use) => {
      await reset(request);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its code has taken over. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** The code starts with the visitor's first sign of life, or when the browser is idle. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  // The end of src/main.tsx; it may come before React is done.
  await page.locator('#root[data-alive]').waitFor({ state: 'attached' });
  await page.waitForFunction(isTakenOver);
  await page.waitForLoadState('networkidle');
}

interface Fiber {
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Runs in the page: whether its heading stands in the tree that React has committed, so that its page is hydrated. */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  const heading = document.querySelector('h1');
  if (!root || !heading) return false;
  const [container] = Object.entries(root)
    .filter(([key]) => key.startsWith('__reactContainer'))
    .map(([, fiber]) => fiber as { readonly stateNode: { readonly current: Fiber } });
  const left: (Fiber | null | undefined)[] = [container?.stateNode.current];
  for (let fiber = left.pop(); left.length > 0 || fiber; fiber = left.pop()) {
    if (fiber?.stateNode === heading) return true;
    if (fiber) left.push(fiber.sibling, fiber.child);
  }
  return false;
}

/** Closes the pop-up as a visitor would, whenever it comes over what a test is at. */
export async function closePopups(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('button', { name: 'Maybe Later' }), (later) => later.click());
}

/** A screen so high, in CSS pixels, that all tools of a page are near it. */
export const TALL = 16_000;

/** Opens a page with all its tools, which else come only when the visitor scrolls near them. */
export async function visitWithTools(page: Page, path: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: size?.width ?? 1280, height: TALL });
  await visit(page, path);
  await expect(page.getByText(/needs JavaScript/).filter({ visible: true })).toHaveCount(0);
  if (size) await page.setViewportSize(size);
}

/** The narrowest phone. */
export const narrow = { width: 320, height: 640 };
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };
