/** The nightly run is complete; every other run samples the long tests. */
export const isNightly = process.env.NIGHTLY === '1';

/** A small linear congruential generator (Numerical Recipes), so that runs are reproducible by seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A sample in the original order, varied by `SAMPLE_SEED`. Everything in the nightly run.
 */
export function sample<T>(all: readonly T[], count: number): readonly T[] {
  if (isNightly) return all;
  const random = seeded(Number(process.env.SAMPLE_SEED ?? 1));
  const drawn = all
    .map((_, index) => ({ index, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count);
  const chosen = new Set(drawn.map(({ index }) => index));
  return all.filter((_, index) => chosen.has(index));
}
