/**
 * Joins words: 'A', 'A and B', 'A, B and C'; `before` replaces 'and'. Doesn't use `Intl.ListFormat`, because
 * it runs while modules load, and creating the first formatter takes a phone about 50 ms.
 */
export const formatList = (words: readonly string[], before = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${before} ${words.at(-1) ?? ''}`;
