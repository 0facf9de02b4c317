/** Milliseconds of the fastest of three runs, because the machine may be busy. */
async function fastest(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Below this, timings are noise. */
const NOISE_MS = 50;

/**
 * Fails if four times the work takes much more than four times as long; quadratic work takes sixteen times as long.
 * @param size the larger amount of work
 */
export async function expectLinear(work: (size: number) => unknown, size: number): Promise<void> {
  const quarter = await fastest(() => work(size / 4));
  expect(await fastest(() => work(size))).toBeLessThan(10 * quarter + NOISE_MS);
}
