import { readFileSync } from 'node:fs';

interface Count {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** A suite that left no report did not run to its end: that is a failure. */
const missing = (name: string): Count => ({ name: `${name} (no report)`, passed: 0, failed: 1 });

function jest(): Count {
  const text = read('.cache/jest.json');
  if (!text) return missing('Jest');
  const report = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return {
    name: 'Jest',
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

function playwright(): Count {
  const text = read('.cache/e2e.json');
  if (!text) return missing('Playwright');
  const { stats, errors } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: readonly unknown[];
  };
  return {
    name: 'Playwright',
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}

function steps(): Count {
  const lines = (read('.cache/steps') ?? '').split('\n').filter(Boolean);
  const of = (word: string) => lines.filter((line) => line.startsWith(word));
  for (const line of of('failed')) console.log(line);
  return { name: 'Steps', passed: of('passed').length, failed: of('failed').length };
}

/** The closing line of `.ci/run`: all tests of all suites, counted once each. */
const counts = [steps(), jest(), playwright()];
for (const { name, passed, failed } of counts)
  console.log(`${name}: ${String(passed)} passed, ${String(failed)} failed`);
const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
console.log(`${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
if (sum('failed') > 0) process.exitCode = 1;
