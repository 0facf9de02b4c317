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

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  forbidOnly: Boolean(process.env.CI),
  // The sandbox is one world with one clock and one throttle: the tests share it one after the other.
  workers: 1,
  timeout: 60_000,
  // A machine that does much else answers late.
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['list'], ['json', { outputFile: '.cache/e2e.json' }]] : 'list',
  use: {
    baseURL: `http://localhost:${String(port)}`,
    launchOptions: chromium,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    // A page from the device's cache would hide what a test asks of the server; offline.spec.ts allows the worker.
    serviceWorkers: 'block',
  },
  webServer: {
    // The build is there already when CI comes to this step; by hand, `npm start` makes it.
    command: process.env.E2E_BUILT ? 'npx tsx sandbox/serve.ts' : 'npm start',
    url: `http://localhost:${String(port)}/health/`,
    env: { PORT: String(port), SANDBOX_DATABASE: '.cache/e2e.sqlite' },
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
  },
});
