import { chromium as engine } from '@playwright/test';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { chromium } from '../../playwright.config';
import { PHONE, profiles, RUNS } from './profiles';
import { spreadOf } from './stats';
import type { Spread } from './stats';

/** A second visit to a page, on a slow connection and CPU. */
export interface RepeatTime {
  readonly route: string;
  /** Milliseconds. */
  readonly lcp: Spread;
  /** Requests that reached the network, except for the page itself and data. */
  readonly requests: Spread;
}

/** The worker starts a few seconds after the page has loaded, and has a few files to fetch. */
const SAVED_WITHIN_MS = 30_000;

/** The first visit. Ends once the worker has saved the page. */
async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.move(5, 5);
  // Not page.waitForFunction, which takes an async condition's promise as true.
  await page.evaluate(
    async ({ path, withinMs }) => {
      const until = Date.now() + withinMs;
      while (!navigator.serviceWorker.controller || !(await caches.match(path))) {
        if (Date.now() > until) throw new Error(`${path} was not saved`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    { path: new URL(url).pathname, withinMs: SAVED_WITHIN_MS },
  );
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function throttle(session: CDPSession): Promise<void> {
  const [slow4G] = profiles;
  if (!slow4G) throw new Error('no profile');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow4G.rttMs,
    downloadThroughput: (slow4G.throughputKbps * 1024) / 8,
    uploadThroughput: (slow4G.throughputKbps * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow4G.cpuSlowdown });
}

const DATA = new Set(['Fetch', 'XHR', 'Manifest']);

async function visitAgain(context: BrowserContext, url: string): Promise<{ lcp: number; requests: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await throttle(session);
  let requests = 0;
  session.on('Network.responseReceived', ({ type, response }) => {
    const isCached = response.fromServiceWorker === true || response.fromDiskCache === true;
    if (!isCached && !DATA.has(type) && !response.url.startsWith('data:')) requests += 1;
  });
  await page.goto(url);
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)?.startTime ?? NaN;
          setTimeout(() => {
            resolve(last);
          }, 1500);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return { lcp: Math.round(lcp), requests };
}

/** Times the second visit to each of these routes. */
export async function timeRepeats(origin: string, routes: readonly string[]): Promise<readonly RepeatTime[]> {
  const browser = await engine.launch(chromium);
  const times: RepeatTime[] = [];
  try {
    for (const route of routes) {
      const measured: { lcp: number; requests: number }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
        await visitOnce(context, origin + route);
        measured.push(await visitAgain(context, origin + route));
        await context.close();
      }
      times.push({
        route,
        lcp: spreadOf(measured.map(({ lcp }) => lcp)),
        requests: spreadOf(measured.map(({ requests }) => requests)),
      });
    }
  } finally {
    await browser.close();
  }
  return times;
}
