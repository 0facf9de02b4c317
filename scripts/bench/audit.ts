import { chromium as engine } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromium } from '../../playwright.config';
import { loadLighthouse } from './lighthouse';
import type { Profile } from './profiles';
import type { Servers } from './servers';
import { spreadOf } from './stats';
import type { Spread } from './stats';

/** In milliseconds, except for the score (0-100), layout shift and bytes. */
export interface PageTimes {
  readonly score: Spread;
  readonly fcp: Spread;
  readonly lcp: Spread;
  readonly tbt: Spread;
  readonly cls: Spread;
  readonly totalBytes: Spread;
  /** Pictures loaded before any scrolling, including those below the fold that the browser fetches early. */
  readonly pictureBytes: Spread;
  /** How fast the CPU was during the run: Lighthouse's `benchmarkIndex`, higher is faster. It varies over the day. */
  readonly cpuSpeed: Spread;
}

export interface RouteTimes {
  readonly route: string;
  readonly profile: Profile['name'];
  readonly page: PageTimes;
  /** The same page without its scripts. */
  readonly limit: PageTimes;
}

const PORT = 9333;
let browser: Browser | undefined;

/**
 * Alternates between the page and its version without scripts, so that other load on the machine affects both.
 * @throws if Lighthouse fails to measure one of them on every try
 */
export async function auditRoute(
  servers: Servers,
  route: string,
  profile: Profile,
  runs: number,
): Promise<RouteTimes> {
  const [page, limit] = await auditAlternately([servers.site + route, servers.limit + route], profile, runs);
  if (!page || !limit) throw new Error(`${route}: not measured`);
  return { route, profile: profile.name, page, limit };
}

/** Measures each address once per round, for `runs` rounds. @returns their times in the same order */
export async function auditAlternately(
  urls: readonly string[],
  profile: Profile,
  runs: number,
): Promise<readonly PageTimes[]> {
  const results = urls.map((url) => ({ url, runs: [] as Measurement[] }));
  for (let index = 0; index < runs; index += 1)
    for (const result of results) result.runs.push(await audit(result.url, profile));
  return results.map((result) => summarize(result.runs));
}

type Measurement = Readonly<Record<keyof PageTimes, number>>;

/** Lighthouse sometimes misses a page's paint. We retry in a new browser. */
const TRIES = 4;

async function audit(url: string, profile: Profile, tries = TRIES): Promise<Measurement> {
  browser ??= await engine.launch({
    ...chromium,
    args: [...chromium.args, `--remote-debugging-port=${String(PORT)}`],
  });
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(
    url,
    { port: PORT, output: 'json', logLevel: 'error' },
    {
      extends: 'lighthouse:default',
      settings: {
        formFactor: 'mobile',
        onlyCategories: ['performance'],
        throttlingMethod: 'simulate',
        throttling: {
          rttMs: profile.rttMs,
          throughputKbps: profile.throughputKbps,
          cpuSlowdownMultiplier: profile.cpuSlowdown,
        },
      },
    },
  );
  if (!result || result.lhr.runtimeError) {
    const reason = result?.lhr.runtimeError?.code ?? 'no result';
    if (tries === 1) throw new Error(`${url}: Lighthouse failed (${reason})`);
    await closeBrowser();
    return audit(url, profile, tries - 1);
  }
  const { audits, categories, environment } = result.lhr;
  const numberOf = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    score: Math.round((categories.performance?.score ?? NaN) * 100),
    fcp: Math.round(numberOf('first-contentful-paint')),
    lcp: Math.round(numberOf('largest-contentful-paint')),
    tbt: Math.round(numberOf('total-blocking-time')),
    cls: Number(numberOf('cumulative-layout-shift').toFixed(4)),
    totalBytes: numberOf('total-byte-weight'),
    pictureBytes: pictureBytesOf(audits['network-requests']?.details),
    cpuSpeed: Math.round(environment.benchmarkIndex),
  };
}

/** Lighthouse doesn't export the type of these rows. */
function pictureBytesOf(details: unknown): number {
  const { items } = details as {
    readonly items: readonly { readonly resourceType?: string; readonly transferSize: number }[];
  };
  return items
    .filter(({ resourceType }) => resourceType === 'Image')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

function summarize(measurements: readonly Measurement[]): PageTimes {
  const of = (key: keyof PageTimes) => spreadOf(measurements.map((measurement) => measurement[key]));
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    totalBytes: of('totalBytes'),
    pictureBytes: of('pictureBytes'),
    cpuSpeed: of('cpuSpeed'),
  };
}
