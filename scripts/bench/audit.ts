import { chromium as engine } from '@playwright/test';
import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromium } from '../../playwright.config';
import type { Profile } from './profiles';
import type { Servers } from './servers';
import { spreadOf } from './stats';
import type { Spread } from './stats';

/** Milliseconds, but for the score (0-100), the layout shift and the bytes. */
export interface PageTimes {
  readonly score: Spread;
  readonly fcp: Spread;
  readonly lcp: Spread;
  readonly tbt: Spread;
  readonly cls: Spread;
  readonly totalBytes: Spread;
  /** Of the pictures that come before any scrolling, those below the screen that the browser takes early among them. */
  readonly pictureBytes: Spread;
  /** How fast the processor was just then: Lighthouse's `benchmarkIndex`, higher is faster. Hours differ. */
  readonly speed: Spread;
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
 * Page and twin in alternation, so that whatever else the machine does falls on both.
 * @throws if Lighthouse cannot measure one of them, however often it is asked
 */
export async function auditRoute(
  servers: Servers,
  route: string,
  profile: Profile,
  runs: number,
): Promise<RouteTimes> {
  const [page, limit] = await auditInTurn([servers.site + route, servers.limit + route], profile, runs);
  if (!page || !limit) throw new Error(`${route}: not measured`);
  return { route, profile: profile.name, page, limit };
}

/** Several addresses, one after the other and that over again. @returns their times in the same order */
export async function auditInTurn(
  urls: readonly string[],
  profile: Profile,
  runs: number,
): Promise<readonly PageTimes[]> {
  const measured = urls.map((url) => ({ url, runs: [] as Measured[] }));
  for (let index = 0; index < runs; index += 1)
    for (const one of measured) one.runs.push(await audit(one.url, profile));
  return measured.map((one) => summarize(one.runs));
}

type Measured = Readonly<Record<keyof PageTimes, number>>;

/** Lighthouse now and then misses the paint of a page: it is asked again, in a fresh browser. */
const TRIES = 4;

async function audit(url: string, profile: Profile, tries = TRIES): Promise<Measured> {
  browser ??= await engine.launch({
    ...chromium,
    args: [...chromium.args, `--remote-debugging-port=${String(PORT)}`],
  });
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
    const why = result?.lhr.runtimeError?.code ?? 'no result';
    if (tries === 1) throw new Error(`${url}: Lighthouse could not measure it (${why})`);
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
    speed: Math.round(environment.benchmarkIndex),
  };
}

/** The type of these rows is Lighthouse's own secret. */
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

function summarize(measured: readonly Measured[]): PageTimes {
  const of = (key: keyof PageTimes) => spreadOf(measured.map((one) => one[key]));
  return {
    score: of('score'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    totalBytes: of('totalBytes'),
    pictureBytes: of('pictureBytes'),
    speed: of('speed'),
  };
}
