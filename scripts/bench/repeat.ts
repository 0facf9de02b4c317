import { chromium as engine } from '@playwright/test';
import type { BrowserContext, CDPSession } from '@playwright/test';
import { chromium } from '../../playwright.config';
import { PHONE, profiles, RUNS } from './profiles';
import { spreadOf } from './stats';
import type { Spread } from './stats';

/** A page that was visited before, opened again on a slow connection and a slow processor. */
export interface RepeatTime {
  readonly route: string;
  /** Milliseconds. */
  readonly lcp: Spread;
  /** Requests that went to the network, other than for the page itself and data. */
  readonly requests: Spread;
}

/** It starts some seconds after the page is there, and has a few files to fetch. */
const KEPT_WITHIN_MS = 30_000;

/** The first visit, until the worker has kept the page. */
async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.mouse.move(5, 5);
  // Not page.waitForFunction: to it, the promise of an asynchronous condition is true.
  await page.evaluate(
    async ({ path, withinMs }) => {
      const until = Date.now() + withinMs;
      while (!navigator.serviceWorker.controller || !(await caches.match(path))) {
        if (Date.now() > until) throw new Error(`${path} was not kept`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    { path: new URL(url).pathname, withinMs: KEPT_WITHIN_MS },
  );
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function slowDown(session: CDPSession): Promise<void> {
  const [line] = profiles;
  if (!line) throw new Error('no profile');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.rttMs,
    downloadThroughput: (line.throughputKbps * 1024) / 8,
    uploadThroughput: (line.throughputKbps * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown });
}

const DATA = new Set(['Fetch', 'XHR', 'Manifest']);

async function visitAgain(context: BrowserContext, url: string): Promise<{ lcp: number; requests: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await slowDown(session);
  let requests = 0;
  session.on('Network.responseReceived', ({ type, response }) => {
    const isKept = response.fromServiceWorker === true || response.fromDiskCache === true;
    if (!isKept && !DATA.has(type) && !response.url.startsWith('data:')) requests += 1;
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

/** How fast the pages of these routes are for whoever comes back. */
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
