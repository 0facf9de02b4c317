/** `large` has two `side` pictures next to it, `half` one of its own size, and `row` none. */
export type Place = 'large' | 'side' | 'half' | 'row';

/**
 * A picture's place on the wall, which repeats every five pictures: a large one with two at its side, then two halves. The
 * last pictures fill their row, however many are left.
 */
export function placeOf(index: number, count: number): Place {
  const position = index % 5;
  const left = count - (index - position);
  if (left === 1 || (left === 4 && position === 3)) return 'row';
  if (left === 2 || position > 2) return 'half';
  return position === 0 ? 'large' : 'side';
}
