/**
 * Delays before each retry, in milliseconds. A part may consist of 50 files, so with two retries, one in a hundred visits
 * that lose 5% of their responses would still miss it.
 */
const RETRY_AFTER_MS = [300, 1500, 3500] as const;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Calls `load` and retries with delays if it fails.
 * @param isFinal whether there's no point in retrying after this error
 * @throws the last attempt's error
 */
export async function withRetries<T>(
  load: () => Promise<T>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (const wait of RETRY_AFTER_MS) {
    try {
      return await load();
    } catch (error) {
      if (isFinal(error)) throw error;
      await pause(wait);
    }
  }
  return load();
}

/**
 * Loads code in its own chunk, with retries. Browsers that follow the current HTML standard fetch a module again after
 * its request failed. Older ones cache the failure until the document reloads, as all do with an empty file.
 * @param load `() => import('...')`, or what it exports
 * @throws the last attempt's error, or that the chunk exports nothing
 */
export const loadCode = <T extends object>(load: () => Promise<T>): Promise<T> =>
  withRetries(async () => {
    const code = (await load()) as T | undefined;
    if (!code || Object.values(code).every((value) => value === undefined))
      throw new Error('The chunk is empty');
    return code;
  });

/**
 * Rejects if the promise takes longer than the given milliseconds. Doesn't cancel the underlying work, but
 * ignores its late result or error.
 * @throws the promise's error, or `makeError()`
 */
export async function withTimeout<T>(promise: Promise<T>, ms: number, makeError: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(makeError()), ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
