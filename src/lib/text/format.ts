/**
 * Joins words: 'A', 'A and B', 'A, B and C'; `before` replaces 'and'. Doesn't use `Intl.ListFormat`, because
 * it runs while modules load, and creating the first formatter takes a phone about 50 ms.
 */
export const formatList = (words: readonly string[], before = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${before} ${words.at(-1) ?? ''}`;

/**
 * The form of a word for a count: `pluralWord(1, 'is', 'are')` is 'is'. Creates the plural rules on call, because the
 * first `Intl` object takes a phone some 20 ms, which pages that count nothing needn't spend at startup.
 */
export const pluralWord = (count: number, one: string, other: string): string =>
  new Intl.PluralRules('en-US').select(count) === 'one' ? one : other;

/** A count with its noun: '1 step', '4 steps'. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  `${String(count)} ${pluralWord(count, one, other)}`;

/** Groups digits in threes: '1234567' becomes '1,234,567'. @param digits digits only, of a safe integer */
// eslint-disable-next-line regexp/no-super-linear-move -- a safe integer has at most 16 digits
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
