import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Debian's Firefox ESR, driven by puppeteer-core over WebDriver BiDi. Playwright would need its own build of Firefox. */
export default defineConfig(base, {
  testDir: 'e2e/firefox',
  testMatch: '*.firefox.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
});
