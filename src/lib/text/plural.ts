/**
 * The word that goes with a count: `pluralWord(1, 'is', 'are')` is 'is'. The rules are made in the call: the first of
 * `Intl`'s takes a phone some 20 ms, which a page that counts nothing yet need not spend while it starts.
 */
export const pluralWord = (count: number, one: string, other: string): string =>
  new Intl.PluralRules('en-US').select(count) === 'one' ? one : other;

/** A count and its noun: '1 step', '4 steps'. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  `${String(count)} ${pluralWord(count, one, other)}`;
