/**
 * The form of a word for a count: `pluralWord(1, 'is', 'are')` is 'is'. Creates the plural rules on call, because the
 * first `Intl` object takes a phone some 20 ms, which pages that count nothing needn't spend at startup.
 */
export const pluralWord = (count: number, one: string, other: string): string =>
  new Intl.PluralRules('en-US').select(count) === 'one' ? one : other;

/** A count with its noun: '1 step', '4 steps'. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  `${String(count)} ${pluralWord(count, one, other)}`;
