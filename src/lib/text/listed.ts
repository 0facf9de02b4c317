/**
 * 'A', 'A and B', 'A, B and C'; another word may stand before the last. By hand: it writes sentences while modules load,
 * and the first `Intl.ListFormat` takes a phone as long as the first date.
 */
export const listed = (words: readonly string[], before = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${before} ${words.at(-1) ?? ''}`;
