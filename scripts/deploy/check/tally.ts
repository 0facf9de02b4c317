/** Counts what held and what did not. */
export interface Tally {
  /** One expectation. Each that does not hold is printed with what was found. */
  expect(what: string, holds: boolean, found?: string): void;
  /** A line above the group, and under it how many of it held. */
  group(name: string, run: () => Promise<void>): Promise<void>;
  readonly counts: { readonly passed: number; readonly failed: number };
}

export function createTally(): Tally {
  const counts = { passed: 0, failed: 0 };
  const tally: Tally = {
    counts,
    expect(what, holds, found) {
      counts[holds ? 'passed' : 'failed'] += 1;
      if (!holds) console.log(`  failed: ${what}${found === undefined ? '' : `; found ${found}`}`);
    },
    async group(name, run) {
      const before = { ...counts };
      console.log(name);
      try {
        await run();
      } catch (error) {
        tally.expect('runs to its end', false, error instanceof Error ? error.message : String(error));
      }
      const failed = counts.failed - before.failed;
      console.log(
        `  ${String(counts.passed - before.passed)} held${failed ? `, ${String(failed)} did not` : ''}`,
      );
    },
  };
  return tally;
}
