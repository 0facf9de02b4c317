/** What a suite's report says. */
export interface Count {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** What to say of single tests. */
  readonly notes: readonly string[];
}

/** A suite that left no report did not run to its end: that is a failure. */
export const missing = (name: string): Count => ({
  name: `${name} (no report)`,
  passed: 0,
  failed: 1,
  notes: [],
});

/** @param text of Jest's `--json` */
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

/** A file, or a group of tests in it. */
interface Suite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** The tests, with their file and group, that passed at their second try only. */
const flakyOf = ({ title, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${title} › ${spec.title}`),
  ...suites.flatMap((suite) => flakyOf(suite).map((name) => `${title} › ${name}`)),
];

/** @param text of Playwright's reporter `json`. A test that passed at its second try passed, but is named. */
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

/** @param text a line a step: `passed` or `failed`, and its name */
export function countSteps(text: string): Count {
  const lines = text.split('\n').filter(Boolean);
  const of = (word: string) => lines.filter((line) => line.startsWith(word));
  return { name: 'Steps', passed: of('passed').length, failed: of('failed').length, notes: of('failed') };
}
