import { freshCopy, makeEdits, runInCopy } from './copy';
import type { Edit } from './edit';
import { edits, heldEdits } from './edits';

const quick = process.argv.includes('--quick');

/** What must stay green, each with the command that tells. */
type Checks = Readonly<Record<string, readonly string[]>>;

const testsOf = (tried: readonly Edit[]) => [...new Set(tried.flatMap(({ tests }) => tests))];

const quickChecks = (tried: readonly Edit[], files: readonly string[]): Checks => ({
  types: ['npm', 'run', 'check:types'],
  lint: ['npx', 'eslint', ...files, '--max-warnings', '0'],
  tests: ['npm', 'test', '--', ...testsOf(tried)],
});

/** As docs/editing.md and CONTRIBUTING.md ask for it. */
const fullChecks: Checks = {
  check: ['npm', 'run', 'check'],
  tests: ['npm', 'test'],
  browser: ['npm', 'run', 'e2e'],
};

/** Runs the checks one after the other, each to its end. @returns what failed, with what was printed */
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

/** The tests in the browser take the build of `npm run check`, and ports that are free. */
async function settingsFor(check: string): Promise<Readonly<Record<string, string>>> {
  if (check !== 'browser') return {};
  const { output } = await runInCopy(['npx', 'tsx', 'scripts/ci/freePorts.ts']);
  return { E2E_BUILT: '1', E2E_PORT: /^\d+$/m.exec(output)?.[0] ?? '' };
}

/** Tries all edits together, as a company does before it goes live; names the guilty ones when that fails. */
async function tryTogether(): Promise<readonly string[]> {
  console.log(`All ${String(edits.length)} edits that are free to make:`);
  await freshCopy();
  const files = await makeEdits(edits);
  const failed = await failuresOf(quick ? quickChecks(edits, files) : fullChecks);
  for (const output of failed.values()) console.log(output);
  return failed.size > 0 ? [`all together: ${[...failed.keys()].join(', ')}`, ...(await tryEach())] : [];
}

/** @returns the edits that fail alone */
async function tryEach(): Promise<readonly string[]> {
  const guilty: string[] = [];
  for (const edit of edits) {
    console.log(`“${edit.guide}” alone:`);
    await freshCopy();
    const failed = await failuresOf(quickChecks([edit], await makeEdits([edit])));
    if (failed.size > 0) guilty.push(`“${edit.guide}”: ${[...failed.keys()].join(', ')}`);
  }
  return guilty;
}

/** What the specification fixes cannot be changed unnoticed: each test that holds it must fail. */
async function tryHeld(): Promise<readonly string[]> {
  console.log('Edits that the specification forbids:');
  await freshCopy();
  await makeEdits(heldEdits);
  const unnoticed: string[] = [];
  for (const test of testsOf(heldEdits)) {
    const { passed } = await runInCopy(['npm', 'test', '--', test]);
    console.log(`  ${passed ? 'MISSED' : 'noticed'} ${test}`);
    if (passed) unnoticed.push(`${test} does not notice what it holds`);
  }
  return unnoticed;
}

/** `npm run check:editing`: tries docs/editing.md on a copy of the project; `-- --quick` with the tests concerned alone. */
async function check(): Promise<void> {
  const faults = [...(await tryTogether()), ...(await tryHeld())];
  for (const fault of faults) console.log(fault);
  console.log(
    `${String(edits.length + heldEdits.length)} edits tried, ${String(faults.length)} faults found.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

check().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
