import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Debian's Firefox ESR. Playwright would need a build of its own: puppeteer-core drives it by WebDriver BiDi. */
export default defineConfig(base, {
  testDir: 'e2e/firefox',
  testMatch: '*.firefox.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
});
