/** The nightly run leaves nothing out; every other run takes a sample of what is long by nature. */
export const isNightly = process.env.NIGHTLY === '1';

/** A small linear congruential generator (Numerical Recipes), so that a run can be repeated by its seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * So many of them, in their own order: the same ones unless `SAMPLE_SEED` asks for others. All of them at night.
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
