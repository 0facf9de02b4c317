/** How long it takes, in milliseconds: the quickest of three, as the machine may be busy. */
async function quickest(work: () => unknown): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** Too short to be told apart from the machine's own affairs. */
const NOISE_MS = 50;

/**
 * Fails where four times as much takes much more than four times as long: what grows by the square takes sixteen times.
 * @param size the larger amount of work
 */
export async function expectLinear(work: (size: number) => unknown, size: number): Promise<void> {
  const quarter = await quickest(() => work(size / 4));
  expect(await quickest(() => work(size))).toBeLessThan(10 * quarter + NOISE_MS);
}
