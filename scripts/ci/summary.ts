import { readFileSync } from 'node:fs';
import { countJest, countPlaywright, countSteps, missing } from './counts';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const steps = read('.cache/steps');
const jest = read('.cache/jest.json');
const playwright = read('.cache/e2e.json');

const suites = {
  steps: () => (steps ? countSteps(steps) : missing('Steps')),
  jest: () => (jest ? countJest(jest) : missing('Jest')),
  playwright: () => (playwright ? countPlaywright(playwright) : missing('Playwright')),
};
type SuiteName = keyof typeof suites;
const isSuite = (name: string): name is SuiteName => name in suites;

/** The suites given as arguments, or all of them. */
const named = process.argv.slice(2).filter(isSuite);
const counts = (named.length ? named : Object.keys(suites).filter(isSuite)).map((name) => suites[name]());
for (const { name, passed, failed, notes } of counts) {
  for (const note of notes) console.log(note);
  console.log(`${name}: ${String(passed)} passed, ${String(failed)} failed`);
}
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
console.log(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
if (sum('failed') > 0) process.exitCode = 1;
