import fc from 'fast-check';
import { hostileList } from './hostile';

/** Fixed, so that every run checks the same cases. */
const SEED = 20_261_121;

/** Text as people, machines and attackers write it. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('0123456789+-() .:TZ/?=&#%@\\\u00A0\u200B\u202E\u0301')),
    maxLength: 30,
  }),
  fc.constantFrom(...hostileList),
);

/** Any JSON value, with these names among its keys. */
export const anyJson = (...names: readonly string[]): fc.Arbitrary<unknown> => {
  const key = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', ...names),
    fc.string({ maxLength: 8 }),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      anyText,
      fc.double(),
      fc.integer(),
      fc.constantFrom(null, true, false, 1e300, -1),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map(Object.fromEntries),
    ),
  }));
  // As parsed from a response: no NaN, no undefined, `__proto__` an ordinary key.
  return value.map((one) => JSON.parse(JSON.stringify(one)) as unknown);
};

/** Checks a property; returning `false` or throwing fails it. */
export function checkProperty<T extends [unknown, ...unknown[]]>(
  numRuns: number,
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  predicate: (...values: T) => unknown,
): void {
  fc.assert(
    fc.property<T>(...arbitraries, (...values) => predicate(...values) !== false),
    { seed: SEED, numRuns },
  );
}
