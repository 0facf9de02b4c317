/** Delays before each retry, in milliseconds. */
const RETRY_AFTER_MS = [300, 1500] as const;

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Calls `load` and retries with delays if it fails. Browsers that follow the current HTML standard fetch a
 * module again after a failed `import()`; older ones cache the failure until the document reloads.
 * @throws the last attempt's error
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
