/**
 * Jest reads this file with esbuild, because Node 20 can't read TypeScript.
 *
 * @jest-config-loader esbuild-register
 */
import { readdirSync } from 'node:fs';
import type { Config } from 'jest';
import { drawThird } from './e2e/support/sample';

/** Tests that break one thing after another. They take a sixth of the time. */
const faults = readdirSync('__tests__/faults', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.includes('.test.'))
  .sort();
const drawn = drawThird(faults);

/** Transforms node_modules, too, because some packages are published only as ES modules. */
const config: Config = {
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'https://harmattan.example/' },
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts?(x)'],
  testPathIgnorePatterns: faults
    .filter((file) => !drawn.includes(file))
    .map((file) => `/__tests__/faults/${file}$`),
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
