import type { Page, Request } from '@playwright/test';

interface HeldRequests {
  /** Number of requests so far. */
  readonly count: () => number;
  /** Lets these and all later requests through. */
  readonly release: () => void;
}

/** Holds matching requests until released, like a slow connection without timers. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<HeldRequests> {
  let count = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return {
    count: () => count,
    release: () => {
      release();
    },
  };
}

/** Counts pending requests started since this call. Earlier ones may still end. */
export function countPending(page: Page): () => number {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => pending.size;
}

/** Waits until listeners have been notified of all earlier requests, by sending one more. */
export async function flushRequestEvents(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/health/').then(() => undefined));
}

/** Waits for idle callbacks and until listeners have been notified of their requests. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // An idle callback may schedule another one.
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
  });
  await flushRequestEvents(page);
}
