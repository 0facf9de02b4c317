/** The result of a test suite. */
export interface Count {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Notes about individual tests. */
  readonly notes: readonly string[];
}

/** A suite without a report didn't finish, which counts as a failure. */
export const missing = (name: string): Count => ({
  name: `${name} (no report)`,
  passed: 0,
  failed: 1,
  notes: [],
});

/** @param text the output of Jest's `--json` */
export function countJest(text: string): Count {
  const report = JSON.parse(text) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return {
    name: 'Jest',
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    notes: [],
  };
}

/** A test file or a `describe` block. */
interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** The tests that passed only on retry, with file and `describe` block. */
const flakyOf = ({ title, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap((suite) => flakyOf(suite).map((name) => `${title} › ${name}`)),
];

/** Flaky tests count as passed, but are listed. @param text the output of Playwright's JSON reporter */
export function countPlaywright(text: string): Count {
  const { stats, suites, errors } = JSON.parse(text) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: readonly Suite[];
    errors: readonly unknown[];
  };
  return {
    name: 'Playwright',
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    notes: suites.flatMap(flakyOf).map((name) => `flaky ${name}`),
  };
}

/** @param text one line per step: `passed` or `failed`, and its name */
export function countSteps(text: string): Count {
  const lines = text.split('\n').filter(Boolean);
  const of = (word: string) => lines.filter((line) => line.startsWith(word));
  return { name: 'Steps', passed: of('passed').length, failed: of('failed').length, notes: of('failed') };
}
