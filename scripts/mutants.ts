import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../jest.config';
import { areas, namedFiles } from './mutants/areas';

// What a mutant costs that never does what its test waits for.
process.env.UNTIL_MS = '2000';

/**
 * `npm run mutants [-- area …]`: mutation testing with Stryker. Fails if too many mutants survive. Results are cached in
 * .cache, so that only changed code is tested again.
 */
const requested = process.argv.slice(2);
const names = requested.length > 0 ? requested : Object.keys(areas);

for (const name of names) {
  const area = areas[name];
  if (!area) throw new Error(`No area ${name}. Areas: ${Object.keys(areas).join(', ')}.`);
  const missing = namedFiles(area).filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`No such files: ${missing.join(', ')}. Update scripts/mutants/areas.ts.`);
  console.log(`::: ${name}`);
  const stryker = new Stryker({
    mutate: [...area.mutate],
    testRunner: 'jest',
    jest: {
      // Jest can't read jest.config.ts on Node 20.
      configFile: 'package.json',
      config: {
        ...jestConfig,
        testEnvironment: './scripts/mutants/stopAtFailure.js',
        // Jest follows imports only below its roots, and tests reach the code through __tests__/support.
        roots: ['<rootDir>/src', '<rootDir>/__tests__'],
        testMatch: area.tests.map((files) => `<rootDir>/${files}`),
        testTimeout: 8_000,
      },
      enableFindRelatedTests: true,
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorePatterns: ['dist', 'deploy', 'docs', 'e2e', 'public', 'coverage', 'test-results'],
    concurrency: 2,
    timeoutMS: 10_000,
    incremental: true,
    incrementalFile: `.cache/mutants/${name}.json`,
    tempDirName: '.cache/stryker',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 95, low: 90, break: 85 },
  });
  // Sets the exit code if an area is below the threshold.
  await stryker.runMutationTest();
}
