/** Ten seconds, since a busy machine is late; `npm run mutants` sets less, because many mutants never get there. */
const PATIENCE = Number(process.env.UNTIL_MS ?? 10_000);

/** Polls until the condition holds; throws if it doesn't in time. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`timed out waiting for: ${condition.toString()}`);
    await new Promise((done) => setTimeout(done, 1));
  }
}
