import { defineConfig } from '@playwright/test';

/** Debian's Chromium: no browser is downloaded. As root in a container it needs `--no-sandbox`. */
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
const WORKERS = 2;
const SPECS_OWN_PORTS = 2;
/** In a row, from the first one on: E2E_PORT. */
export const portsNeeded = WORKERS * (1 + SPECS_OWN_PORTS);
/** The sandbox is one world with one clock and one throttle: each worker has a server of its own. */
export const addresses = Array.from(
  { length: WORKERS },
  (_, worker) => `http://localhost:${String(firstPort + worker)}`,
);
/** Ports of servers that a spec starts for itself, other ones for each worker. */
export const ownPorts = (worker: number): readonly number[] =>
  Array.from(
    { length: SPECS_OWN_PORTS },
    (_, index) => firstPort + WORKERS + SPECS_OWN_PORTS * worker + index,
  );

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at its second try hides a fault, of the site or its own.
  retries: 0,
  workers: WORKERS,
  timeout: 60_000,
  // A machine that does much else answers late.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list'], ['json', { outputFile: '.cache/e2e.json' }]] : 'list',
  use: {
    launchOptions: chromium,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording slows every test down.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    // A saved page would hide what a test asks of the server; offline.spec.ts and newestPage.spec.ts allow the worker.
    serviceWorkers: 'block',
  },
  webServer: addresses.map((address, worker) => ({
    // The first makes the build, unless it is there already as in CI; the others wait for it.
    command: process.env.E2E_BUILT || worker > 0 ? 'npx tsx sandbox/serve.ts' : 'npm start',
    url: `${address}/health/`,
    env: {
      PORT: new URL(address).port,
      SANDBOX_DATABASE: `.cache/e2e-${String(worker)}.sqlite`,
      // The tests see the pages as they are built; sandboxNotice.spec.ts asks for the notice.
      SANDBOX_NOTICE: 'off',
    },
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
  })),
});
