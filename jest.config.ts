/**
 * Jest reads this file with esbuild, because Node 20 can't read TypeScript.
 *
 * @jest-config-loader esbuild-register
 */
import { readdirSync } from 'node:fs';
import type { Config } from 'jest';
import { drawShare } from './e2e/support/sample';

const tests = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('.test.'))
  .sort();
/** Tests that break one thing after another. */
const faults = tests.filter((file) => file.startsWith('faults/'));
/** Tests that render the site, which take nine tenths of the time. */
const rendering = tests.filter((file) => file.endsWith('.tsx') && !faults.includes(file));
const drawn = new Set([...drawShare(faults, 1 / 3), ...drawShare(rendering, 1 / 2)]);

/** Transforms node_modules, too, because some packages are published only as ES modules. */
const config: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'https://harmattan.example/' },
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts?(x)'],
  testPathIgnorePatterns: [...faults, ...rendering]
    .filter((file) => !drawn.has(file))
    .map((file) => `/__tests__/${file}$`),
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup/setup.ts'],
  extensionsToTreatAsEsm: [],
  transformIgnorePatterns: [],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json'],
  moduleNameMapper: { '\\.css$': '<rootDir>/__tests__/support/setup/emptyStyle.ts' },
  transform: {
    '^.+\\.[mc]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: {
            react: { runtime: 'automatic', development: true },
            optimizer: {
              globals: {
                vars: { 'import.meta.env': '({ MODE: "test", DEV: false, PROD: true, SSR: false })' },
              },
            },
          },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // By default, Jest uses one worker on two cores.
  maxWorkers: '100%',
  testTimeout: 60_000,
};

export default config;
