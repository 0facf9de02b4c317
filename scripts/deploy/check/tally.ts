/** Counts passed and failed expectations. */
export interface Tally {
  /** Counts one expectation, and prints it with `found` if it failed. */
  expect(what: string, isMet: boolean, found?: string): void;
  /** Prints the name, runs the expectations and prints how many passed. */
  group(name: string, run: () => Promise<void>): Promise<void>;
  readonly counts: { readonly passed: number; readonly failed: number };
}

export function createTally(): Tally {
  const counts = { passed: 0, failed: 0 };
  const tally: Tally = {
    counts,
    expect(what, isMet, found) {
      counts[isMet ? 'passed' : 'failed'] += 1;
      if (!isMet) console.log(`  failed: ${what}${found === undefined ? '' : `; found ${found}`}`);
    },
    async group(name, run) {
      const before = { ...counts };
      console.log(name);
      try {
        await run();
      } catch (error) {
        tally.expect(
          'finishes without an error',
          false,
          error instanceof Error ? error.message : String(error),
        );
      }
      const failed = counts.failed - before.failed;
      const passed = counts.passed - before.passed;
      console.log(`  ${String(passed)} passed${failed ? `, ${String(failed)} failed` : ''}`);
    },
  };
  return tally;
}
