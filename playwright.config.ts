import { readdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { drawShare } from './e2e/support/sample';

/** Uses Debian's Chromium, so no browser is downloaded. Running as root in a container needs `--no-sandbox`. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const firstPort = Number(process.env.E2E_PORT ?? 4173);
/** One more than the cores of CI, since a test mostly waits. */
const WORKERS = 3;
const SPECS_OWN_PORTS = 2;
/** How many consecutive ports are used, starting at E2E_PORT. */
export const portsNeeded = WORKERS * (1 + SPECS_OWN_PORTS);
/** A sandbox has one database, one clock and one rate limiter, so each worker gets its own server. */
export const addresses = Array.from(
  { length: WORKERS },
  (_, worker) => `http://localhost:${String(firstPort + worker)}`,
);
/** Ports for servers that a spec starts itself. Workers don't share them. */
export const ownPorts = (worker: number): readonly number[] =>
  Array.from(
    { length: SPECS_OWN_PORTS },
    (_, index) => firstPort + WORKERS + SPECS_OWN_PORTS * worker + index,
  );

/** Specs that wait, break one thing after another, or look at one state after another. */
const slowSpecs = [
  'axeForms',
  'axeStates',
  'deviceFaults',
  'faults',
  'firstVisit',
  'freshPages',
  'hostilePaths',
  'missingCode',
  'offline',
  'oldBrowser',
  'pageLength',
  'poisoned',
  'popup',
  'sessionStorms',
  'translatedTools',
  'voyage',
];
/** Specs that every run has: each route, and the specification's texts. */
const basicSpecs = ['routes', 'specification'];
const specs = readdirSync('e2e')
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''))
  .sort();
const otherSpecs = specs.filter((spec) => !slowSpecs.includes(spec) && !basicSpecs.includes(spec));
const drawn = [...basicSpecs, ...drawShare(slowSpecs, 1 / 3), ...drawShare(otherSpecs, 1 / 2)];

export default defineConfig({
  testDir: 'e2e',
  testIgnore: specs.filter((spec) => !drawn.includes(spec)).map((spec) => `**/${spec}.spec.ts`),
  outputDir: '.cache/e2e',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on a retry hides a bug in the site or in the test.
  retries: 0,
  workers: WORKERS,
  timeout: 60_000,
  // A busy machine responds late.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list'], ['json', { outputFile: '.cache/e2e.json' }]] : 'list',
  use: {
    launchOptions: chromium,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording slows down every test.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    // A cached page would hide requests from a test. offline.spec.ts and freshPages.spec.ts allow the service worker.
    serviceWorkers: 'block',
  },
  webServer: addresses.map((address, worker) => ({
    // The first server makes the build unless it exists already, as in CI. The others wait for it.
    command: process.env.E2E_BUILT || worker > 0 ? 'npx tsx sandbox/serve.ts' : 'npm start',
    url: `${address}/health/`,
    env: {
      PORT: new URL(address).port,
      SANDBOX_DATABASE: `.cache/e2e-${String(worker)}.sqlite`,
      // The tests see the pages as built. sandboxNotice.spec.ts turns the notice on.
      SANDBOX_NOTICE: 'off',
    },
    // A server that's already there may serve an older build, and a developer's own data.
    reuseExistingServer: false,
    timeout: 180_000,
  })),
});
