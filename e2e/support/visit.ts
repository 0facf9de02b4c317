import { expect, test as base } from '@playwright/test';
import type { APIRequestContext, ConsoleMessage, Page, Response } from '@playwright/test';
import { addresses } from '../../playwright.config';

/** Whether a message is an error or warning, except the one about the worker that tests block. */
const isConsoleError = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().startsWith('Service Worker registration blocked');

/** Resets the sandbox's data, clock and faults. */
export async function reset(request: APIRequestContext): Promise<void> {
  expect((await request.post('/__sandbox/reset')).ok()).toBe(true);
}

/** A test against the server of its worker, which has its own sandbox. */
export const bareTest = base.extend({
  baseURL: async ({ browserName: _ }, use, { parallelIndex }) => {
    await use(addresses[parallelIndex]);
  },
});

interface Fixtures {
  /**
   * Allows console errors that a test causes on purpose, from its start to its end.
   * @param times the exact number, if known
   */
  readonly allowErrors: (pattern: RegExp, times?: number) => void;
  readonly cleanWorld: undefined;
}

/** A test that fails on any other console error, uncaught error or policy violation, on any page of its context. */
export const test = bareTest.extend<Fixtures>({
  allowErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const allowed: { pattern: RegExp; times: number | undefined }[] = [];
      context.on('console', (message) => {
        if (isConsoleError(message)) errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => errors.push(error.error().message));
      await use((pattern, times) => allowed.push({ pattern, times }));
      expect(errors.filter((text) => !allowed.some(({ pattern }) => pattern.test(text)))).toEqual([]);
      for (const { pattern, times } of allowed)
        if (times !== undefined) expect(errors.filter((text) => pattern.test(text))).toHaveLength(times);
    },
    { auto: true },
  ],
  /** Resets the sandbox before each test. */
  cleanWorld: [
    async ({ request }, use) => {
      await reset(request);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Triggers hydration, which starts on the first interaction or when idle, and waits for it. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  // Set at the end of src/main.tsx, possibly before React is done.
  await page.locator('#root[data-alive]').waitFor({ state: 'attached' });
  await page.waitForFunction(isHydrated);
}

interface Fiber {
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Runs in the page: whether React has committed the heading, which means that the page is hydrated. */
function isHydrated(): boolean {
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

/** Closes the pop-up whenever it gets in the way of a test. */
export async function closePopups(page: Page): Promise<void> {
  await page.addLocatorHandler(page.getByRole('button', { name: 'Maybe Later' }), (later) => later.click());
}

/** A viewport height, in CSS pixels, at which all tools of a page are near the viewport. */
export const TALL = 16_000;

/** Opens a page with all its tools, which normally load only near the viewport. */
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
