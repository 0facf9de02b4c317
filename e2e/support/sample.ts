/** The nightly run is complete; every other run samples the long tests. */
export const isNightly = process.env.NIGHTLY === '1';

/** A pseudorandom generator of numbers in [0, 1) (mulberry32). Neighboring seeds give unrelated numbers. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
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

/** A share of the tests in a run with a `SAMPLE_SEED`, as in CI. All of them in any other run. */
export const drawShare = <T>(tests: readonly T[], share: number): readonly T[] =>
  process.env.SAMPLE_SEED ? sample(tests, Math.ceil(tests.length * share)) : tests;

/**
 * One of two devices for all tests of a spec, so that each run covers both kinds. Both in the nightly run.
 *
 * @param spec the spec's name, which decides together with `SAMPLE_SEED`
 */
export function sampleDevices<T>(spec: string, all: Readonly<Record<'phone' | 'desktop', T>>) {
  const both = [['phone', all.phone] as const, ['desktop', all.desktop] as const] as const;
  if (isNightly) return both;
  const letters = [...spec].reduce(
    (sum, letter) => sum + letter.charCodeAt(0),
    Number(process.env.SAMPLE_SEED ?? 1),
  );
  return [both[letters % 2 === 0 ? 0 : 1]];
}
