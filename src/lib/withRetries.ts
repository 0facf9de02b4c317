/** Before each further try, in milliseconds. */
const RETRY_AFTER_MS = [300, 1500] as const;

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Calls `load`, and calls it again after a moment if it fails. Browsers that follow today's HTML standard fetch a module
 * again after a failed `import()`; older ones remember the failure until the document is reloaded.
 *
 * @throws what the last try threw
 */
export async function withRetries<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of RETRY_AFTER_MS) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
  return load();
}
