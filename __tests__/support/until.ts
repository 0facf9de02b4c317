/** Waits until something has come about; fails after ten seconds, so that nothing hangs. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`never came about: ${condition.toString()}`);
    await new Promise((done) => setTimeout(done, 1));
  }
}
