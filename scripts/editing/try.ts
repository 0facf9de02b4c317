import { freshCopy, makeEdits, runInCopy } from './copy';
import type { Edit } from './edit';
import { edits, forbiddenEdits } from './edits';

const quick = process.argv.includes('--quick');

/** Commands that must pass, by name. */
type Checks = Readonly<Record<string, readonly string[]>>;

const testsOf = (list: readonly Edit[]) => [...new Set(list.flatMap(({ tests }) => tests))];

const quickChecks = (list: readonly Edit[], files: readonly string[]): Checks => ({
  types: ['npm', 'run', 'check:types'],
  ...(files.length > 0 && { lint: ['npx', 'eslint', ...files, '--max-warnings', '0'] }),
  tests: ['npm', 'test', '--', ...testsOf(list)],
});

/** The checks that docs/editing.md and CONTRIBUTING.md ask for. */
const fullChecks: Checks = {
  check: ['npm', 'run', 'check'],
  tests: ['npm', 'test'],
  browser: ['npm', 'run', 'e2e'],
};

/** Runs all checks in turn. @returns the failed ones with their output */
async function failuresOf(checks: Checks): Promise<ReadonlyMap<string, string>> {
  const failed = new Map<string, string>();
  for (const [name, command] of Object.entries(checks)) {
    const begin = performance.now();
    const { passed, output } = await runInCopy(command, await settingsFor(name));
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(`  ${passed ? 'passed' : 'FAILED'} ${name} (${seconds} s)`);
    if (!passed) failed.set(name, output);
  }
  return failed;
}

/** The byte budgets and the footer's height allow for longer texts. The browser tests use the build of `npm run check` and free ports. */
async function settingsFor(check: string): Promise<Readonly<Record<string, string>>> {
  if (check === 'check') return { EDITED_TEXTS: '1' };
  if (check !== 'browser') return {};
  const { output } = await runInCopy(['npx', 'tsx', 'scripts/ci/freePorts.ts']);
  return { EDITED_TEXTS: '1', E2E_BUILT: '1', E2E_PORT: /^\d+$/m.exec(output)?.[0] ?? '' };
}

/** Tries all edits together, as a company would before launch. If that fails, tries each alone to find the cause. */
async function tryTogether(): Promise<readonly string[]> {
  console.log(`All ${String(edits.length)} allowed edits:`);
  await freshCopy();
  const files = await makeEdits(edits);
  const failed = await failuresOf(quick ? quickChecks(edits, files) : fullChecks);
  for (const output of failed.values()) console.log(output);
  return failed.size > 0 ? [`all together: ${[...failed.keys()].join(', ')}`, ...(await tryEach())] : [];
}

/** @returns the edits that fail alone */
async function tryEach(): Promise<readonly string[]> {
  const failures: string[] = [];
  for (const edit of edits) {
    console.log(`“${edit.guide}” alone:`);
    await freshCopy();
    const failed = await failuresOf(quickChecks([edit], await makeEdits([edit])));
    if (failed.size > 0) failures.push(`“${edit.guide}”: ${[...failed.keys()].join(', ')}`);
  }
  return failures;
}

/** Makes each forbidden edit alone, so that no test catches another's. An expectation of each of its tests must fail. */
async function tryForbidden(): Promise<readonly string[]> {
  console.log('Edits that the specification forbids:');
  const missed: string[] = [];
  for (const edit of forbiddenEdits) {
    await freshCopy();
    await makeEdits([edit]);
    for (const test of edit.tests) {
      const { passed, output } = await runInCopy(['npm', 'test', '--', test]);
      const isCaught = !passed && /^Tests: .*\d+ failed/m.test(output);
      console.log(`  ${isCaught ? 'caught' : 'MISSED'} “${edit.guide}” in ${test}`);
      if (!isCaught) missed.push(`${test} doesn't catch the forbidden edit “${edit.guide}”`);
    }
  }
  return missed;
}

/** `npm run check:editing`: tries docs/editing.md on a copy of the project. `-- --quick` runs only the related tests. */
async function check(): Promise<void> {
  const problems = [...(await tryTogether()), ...(await tryForbidden())];
  for (const problem of problems) console.log(problem);
  console.log(
    `${String(edits.length + forbiddenEdits.length)} edits tried, ${String(problems.length)} problems found.`,
  );
  if (problems.length > 0) process.exitCode = 1;
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
