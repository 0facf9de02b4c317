import { existsSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../jest.config';
import { areas } from './mutants/areas';

/**
 * Changes the code in small ways and runs the unit tests after each: `npm run mutants`, or some areas by name. Fails
 * when too many changes go unnoticed. Results are kept in .cache, so that only what has changed is tried again.
 */
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(areas);

for (const name of names) {
  const area = areas[name];
  if (!area) throw new Error(`No area ${name}. There are: ${Object.keys(areas).join(', ')}.`);
  const missing = area.mutate.filter((file) => !file.includes('*') && !existsSync(file));
  if (missing.length > 0) throw new Error(`Moved since, and so never tried: ${missing.join(', ')}.`);
  console.log(`::: ${name}`);
  const stryker = new Stryker({
    mutate: [...area.mutate],
    testRunner: 'jest',
    jest: {
      // Jest cannot read the TypeScript of its own configuration on Node 20.
      configFile: 'package.json',
      config: {
        ...jestConfig,
        // Jest follows imports below its roots only, from the code to a test by way of __tests__/support.
        roots: ['<rootDir>/src', '<rootDir>/__tests__'],
        // A test of a whole page takes seconds to load, for each change anew.
        testMatch: area.tests.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
        testTimeout: 5_000,
      },
      enableFindRelatedTests: true,
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    ignorePatterns: ['dist', 'deploy', 'docs', 'e2e', 'public', 'coverage', 'test-results'],
    concurrency: 2,
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile: `.cache/mutants/${name}.json`,
    tempDirName: '.cache/stryker',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 95, low: 90, break: 85 },
  });
  // It sets the exit code when an area stays below its threshold.
  await stryker.runMutationTest();
}
