const rules = new Intl.PluralRules('en-US');

/** The word that goes with a count: `pluralWord(1, 'is', 'are')` is 'is'. */
export const pluralWord = (count: number, one: string, other: string): string =>
  rules.select(count) === 'one' ? one : other;

/** A count and its noun: '1 step', '4 steps'. */
export const plural = (count: number, one: string, other = `${one}s`): string =>
  `${String(count)} ${pluralWord(count, one, other)}`;
