import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from 'jest';
import config from '../jest.config';

/**
 * Runs the unit tests and says which share of src they run, by folder: `npm run coverage`.
 * What no test imports counts too, the entries among them. Lines that were missed: coverage/index.html.
 */
const coverage = {
  // Below its roots Jest also finds what no test imports.
  roots: ['<rootDir>/src', '<rootDir>/__tests__'],
  collectCoverage: true,
  collectCoverageFrom: ['src/**/*.{ts,tsx}', '!**/*.d.ts', '!src/content/{map,pictures}/**'],
  // V8's own took ten times as long.
  coverageProvider: 'babel',
  coverageReporters: ['json-summary', 'html'],
};

/** As much of istanbul's summary of a file as is printed. */
type FileCounts = Readonly<
  Record<'lines' | 'branches', { readonly total: number; readonly covered: number }>
>;

/** How much of it the tests run, such as "97.1 %". */
function share(files: readonly FileCounts[], kind: keyof FileCounts): string {
  const sum = (count: 'total' | 'covered') => files.reduce((all, file) => all + file[kind][count], 0);
  return sum('total') === 0 ? '-' : `${((100 * sum('covered')) / sum('total')).toFixed(1)} %`;
}

/** A folder of src; `src` itself for the files beside the folders. */
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
    folder.padEnd(12) + share(counts, 'lines').padStart(10) + share(counts, 'branches').padStart(10),
  );
