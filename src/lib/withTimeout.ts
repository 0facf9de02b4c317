/**
 * The promise, or an error when it takes longer than so many milliseconds. What it was waiting for is not
 * stopped; its late answer, and its late failure too, are dropped. The timer never outlives the promise.
 * @throws what the promise rejects with, or `makeError()`
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
