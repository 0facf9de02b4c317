/**
 * Rejects if the promise takes longer than the given milliseconds. Doesn't cancel the underlying work, but
 * ignores its late result or error.
 * @throws the promise's error, or `makeError()`
 */
export async function withTimeout<T>(promise: Promise<T>, ms: number, makeError: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(makeError());
    }, ms);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
