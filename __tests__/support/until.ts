/** Polls until the condition holds; throws after ten seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`timed out waiting for: ${condition.toString()}`);
    await new Promise((done) => setTimeout(done, 1));
  }
}
