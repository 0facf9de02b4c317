import { expect } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../src/config/paths';
import { isNightly } from './support/sample';
import { desktop, test, visit } from './support/visit';

test.use({ viewport: desktop });

declare global {
  interface Window {
    /** Elements created since the last click, by tag. */
    made: Record<string, number>;
  }
}

const tour = [...Object.values(paths).filter((path) => path !== paths.home), paths.home];

/** Follows a link within the site and waits for the whole page. */
async function follow(page: Page, path: string): Promise<void> {
  const before = await page.title();
  // Also waits for the link, which may be in a deferred section.
  const link = page.locator(`a[href="${path}"]`).first();
  await link.evaluate((anchor: HTMLAnchorElement) => {
    window.made = {};
    anchor.click();
  });
  await page.waitForFunction((title) => document.title !== title, before);
  // Two frames and an idle callback: sections render after the first paint.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() => {
              done();
            }),
          ),
        );
      }),
  );
}

/** Memory metrics after a forced garbage collection. */
async function measureMemory(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
    heapMb: value('JSHeapUsedSize') / 1e6,
  };
}

async function instrument(page: Page): Promise<CDPSession> {
  await page.addInitScript(() => {
    window.made = {};
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- only one of its overloads is
    const create = document.createElement.bind(document);
    Object.assign(document, {
      createElement: (...made: Parameters<typeof create>) => {
        const [tag] = made;
        window.made[tag] = (window.made[tag] ?? 0) + 1;
        return create(...made);
      },
    });
  });
  await visit(page, paths.home);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');
  return devTools;
}

test('a page opened by a link renders once, and visiting all pages keeps the heap small', async ({
  page,
}) => {
  const devTools = await instrument(page);
  for (const path of tour) {
    await follow(page, path);
    const made = await page.evaluate(() => window.made.h1 ?? 0);
    expect(made, path).toBeGreaterThan(0);
    expect(made, path).toBeLessThanOrEqual(2);
  }
  expect((await measureMemory(devTools)).heapMb).toBeLessThan(20);
});

const CHANGES = isNightly ? 500 : 60;

test('many page changes leak no nodes or listeners', async ({ page }) => {
  test.setTimeout(180_000);
  const devTools = await instrument(page);
  const walk = async (changes: number) => {
    for (let change = 0; change < changes; change += 1)
      await follow(page, change % 2 ? paths.about : paths.terms);
  };
  await walk(10);
  const before = await measureMemory(devTools);
  await walk(CHANGES);
  const after = await measureMemory(devTools);
  // Allows for a toast or a menu; a leak of one page would be a hundred times as much.
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(20);
});
