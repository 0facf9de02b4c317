import type { Browser, Page } from '@playwright/test';

/** Runs a visit without a cache or service worker, and starts the page's code. */
export async function visitFresh<T>(
  browser: Browser,
  url: string,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.mouse.move(5, 5);
    return await look(page);
  } finally {
    await context.close();
  }
}

const CONCURRENCY = 6;

/** Runs a few cases at a time, because a visit is mostly waiting. */
export async function inParallel<T>(cases: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  const left = [...cases];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await run(one);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
