import type { Page } from '@playwright/test';

interface Held {
  /** How many were asked for so far. */
  readonly asked: () => number;
  /** Lets them through, and all later ones. */
  readonly release: () => void;
}

/** Keeps what is asked for back until it is let go: a slow line without a clock. */
export async function hold(page: Page, url: string | RegExp): Promise<Held> {
  let asked = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    asked += 1;
    await released;
    await route.continue();
  });
  return {
    asked: () => asked,
    release: () => {
      release();
    },
  };
}

/** How many requests the page has begun since this call and not ended. */
export function countUnderWay(page: Page): () => number {
  let count = 0;
  page.on('request', () => (count += 1));
  page.on('requestfinished', () => (count -= 1));
  page.on('requestfailed', () => (count -= 1));
  return () => count;
}

/** Who listens has heard of all requests that were begun before: one more is told after them. */
export async function allTold(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/health/').then(() => undefined));
}

/** Lets the page do what it has put off, and begin its requests: who listens has heard of them by then. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is done first may put something off in its turn.
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
  });
  await allTold(page);
}
