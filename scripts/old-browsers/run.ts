import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServers } from '../bench/servers';
import { isChromiumVersion, launchChromium } from './chromium';
import type { ChromiumVersion } from './chromium';
import { belowBaseline, journeys, smoke } from './journeys';
import { visitor } from './visitor';

const OLDEST = 80;
const PICTURES = '.cache/old-browsers';
/** A phone's, a tablet's and a laptop's height by its width in pixels. */
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1440: 900 };
const PHONE = 360;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    smoke: { type: 'boolean', default: false },
    widths: { type: 'string', default: String(PHONE) },
    pictures: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

function journeysFor(version: ChromiumVersion) {
  if (version < OLDEST) return belowBaseline;
  return values.smoke ? smoke : journeys;
}

/** Runs journeys in one version and width, each in a new profile. Returns how many failed. */
async function runIn(version: ChromiumVersion, width: number, site: string): Promise<number> {
  const where = `in Chromium ${String(version)} at ${String(width)} px`;
  const isTouch = width < 1024;
  const viewport = {
    width,
    height: HEIGHTS[width] ?? 740,
    deviceScaleFactor: width === PHONE ? 2 : 1,
    isMobile: isTouch,
    hasTouch: isTouch,
  };
  const browser = await launchChromium(version);
  let failures = 0;
  for (const [name, journey] of Object.entries(journeysFor(version))) {
    if (values.only && values.only !== name) continue;
    const page = await browser.newPage();
    await page.setViewport(viewport);
    const takePicture = async () => {
      await mkdir(PICTURES, { recursive: true });
      const picture = path.join(PICTURES, `${String(version)}-${String(width)}-${name}.png`);
      await page.screenshot({ path: picture }).catch(() => undefined);
      return picture;
    };
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const begin = performance.now();
    try {
      // tsx marks functions with it, also those that run in the page.
      await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
      await journey(visitor(page, site));
      if (errors.length && version >= OLDEST) throw new Error(errors.join('\n'));
      console.log(`passed ${where}: ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
      if (values.pictures) await takePicture();
    } catch (error) {
      failures += 1;
      console.error(`failed ${where}: ${name}, see ${await takePicture()}`);
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
 * supported, on a phone or with `--widths 360,768,1440`. `--smoke`: only a few, `--only dealer`: one, `--pictures`: with a
 * picture of where each ends. Exits 1 if one fails.
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
    for (const version of versions)
      for (const width of values.widths.split(',').map(Number))
        failures += await runIn(version, width, servers.site);
    if (failures) process.exitCode = 1;
  } finally {
    servers.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
