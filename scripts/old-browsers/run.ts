import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServers } from '../bench/servers';
import { isChromiumVersion, launchChromium } from './chromium';
import type { ChromiumVersion } from './chromium';
import { belowBaseline, journeys, smoke } from './journeys';
import { visitor } from './visitor';

const OLDEST = 80;
const FAILURES = '.cache/old-browsers';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { smoke: { type: 'boolean', default: false } },
});

function journeysFor(version: ChromiumVersion) {
  if (version < OLDEST) return belowBaseline;
  return values.smoke ? smoke : journeys;
}

/** Runs journeys in one version, each in a new profile. Returns how many failed. */
async function runIn(version: ChromiumVersion, site: string): Promise<number> {
  const browser = await launchChromium(version);
  let failures = 0;
  for (const [name, journey] of Object.entries(journeysFor(version))) {
    const page = await browser.newPage();
    await page.setViewport({ width: 360, height: 740, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const begin = performance.now();
    try {
      // tsx marks functions with it, also those that run in the page.
      await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
      await journey(visitor(page, site));
      if (errors.length && version >= OLDEST) throw new Error(errors.join('\n'));
      console.log(
        `passed in Chromium ${String(version)}: ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`,
      );
    } catch (error) {
      failures += 1;
      await mkdir(FAILURES, { recursive: true });
      const picture = path.join(FAILURES, `${String(version)}-${name}.png`);
      await page.screenshot({ path: picture }).catch(() => undefined);
      console.error(`failed in Chromium ${String(version)}: ${name}, see ${picture}`);
      console.error(error, ...errors);
    }
    await page
      .evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      })
      .catch(() => undefined);
    await page.close();
  }
  await browser.close();
  return failures;
}

/**
 * `npm run old-browsers -- 80 92`: the main journeys on the last build in these versions of Chromium, by default the oldest
 * supported. `--smoke`: only a few. Exits 1 if one fails.
 */
async function run(): Promise<void> {
  const versions = (positionals.length ? positionals.map(Number) : [OLDEST]).map((version) => {
    if (!isChromiumVersion(version))
      throw new Error(`No Chromium ${String(version)}: see scripts/old-browsers/chromium.ts`);
    return version;
  });
  const servers = await startServers('dist');
  try {
    let failures = 0;
    for (const version of versions) failures += await runIn(version, servers.site);
    if (failures) process.exitCode = 1;
  } finally {
    servers.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
