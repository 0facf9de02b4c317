import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from 'jest';
import config from '../jest.config';

/**
 * `npm run coverage`: runs the Jest tests and prints their coverage of src by folder. Files that no test imports count
 * too. Fails below the thresholds. For the missed lines, see coverage/index.html.
 */
const coverage = {
  // Jest finds files that no test imports only below its roots.
  roots: ['<rootDir>/src', '<rootDir>/__tests__'],
  collectCoverage: true,
  collectCoverageFrom: ['src/**/*.{ts,tsx}', '!**/*.d.ts', '!src/content/{map,pictures}/**'],
  // Ten times as fast as `v8` here.
  coverageProvider: 'babel',
  coverageReporters: ['json-summary', 'html'],
  // Jest fails below these percentages.
  coverageThreshold: { global: { lines: 95, branches: 89 } },
};

/** The fields we use of Istanbul's summary of a file. */
type FileCounts = Readonly<
  Record<'lines' | 'branches', { readonly total: number; readonly covered: number }>
>;

/** The share of lines or branches that tests cover, such as "97.1%". */
function percentage(files: readonly FileCounts[], kind: keyof FileCounts): string {
  const sum = (count: 'total' | 'covered') => files.reduce((all, file) => all + file[kind][count], 0);
  return sum('total') === 0 ? '-' : `${((100 * sum('covered')) / sum('total')).toFixed(1)}%`;
}

/** The folder directly under src that contains the file, or `src` for files outside any folder. */
function topFolder(file: string): string {
  const [, folder = '', ...rest] = relative(process.cwd(), file).split('/');
  return rest.length > 0 ? folder : 'src';
}

await run([
  '--config',
  JSON.stringify({ ...config, ...coverage, rootDir: process.cwd() }),
  ...process.argv.slice(2),
]);

const { total, ...files } = JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8')) as Record<
  string,
  FileCounts
>;
const folders = new Map<string, FileCounts[]>();
for (const [file, counts] of Object.entries(files)) {
  const folder = topFolder(file);
  folders.set(folder, [...(folders.get(folder) ?? []), counts]);
}
console.log(`\n${'folder'.padEnd(12)}${'lines'.padStart(10)}${'branches'.padStart(10)}`);
for (const [folder, counts] of [...folders]
  .sort(([a], [b]) => a.localeCompare(b))
  .concat([['all', total ? [total] : []]]))
  console.log(
    folder.padEnd(12) +
      percentage(counts, 'lines').padStart(10) +
      percentage(counts, 'branches').padStart(10),
  );
