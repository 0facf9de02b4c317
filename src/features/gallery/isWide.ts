/**
 * Whether a picture spans the row of two: every fifth one, unless the last would then be alone in its row, and a last one
 * that would be.
 */
export const isWide = (index: number, count: number): boolean =>
  (index % 5 === 0 && index !== count - 2) || (index % 5 === 3 && index === count - 1);
