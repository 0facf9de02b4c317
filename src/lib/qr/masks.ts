type Condition = (row: number, column: number) => boolean;

/** The eight data masks: ISO/IEC 18004, table 10. */
export const masks: readonly Condition[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const RUN = 5;
const FINDER_LIKE = ['10111010000', '00001011101'];

/** Runs of one colour, and what a reader could take for a finder, in one row or column. */
function linePenalty(line: string): number {
  let penalty = 0;
  for (const [run] of line.matchAll(/0+|1+/g)) {
    if (run.length >= RUN) penalty += 3 + run.length - RUN;
  }
  for (let start = 0; start + 11 <= line.length; start += 1) {
    if (FINDER_LIKE.includes(line.slice(start, start + 11))) penalty += 40;
  }
  return penalty;
}

/** How hard a symbol is to read: ISO/IEC 18004, 7.8.3. The mask with the least penalty is used. */
export function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length;
  const rows = grid.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
  const columns = rows.map((_, column) => rows.map((row) => row.charAt(column)).join(''));
  let penalty = [...rows, ...columns].reduce((sum, line) => sum + linePenalty(line), 0);
  for (let row = 0; row + 1 < size; row += 1) {
    for (let column = 0; column + 1 < size; column += 1) {
      const square = `${rows[row]?.slice(column, column + 2) ?? ''}${rows[row + 1]?.slice(column, column + 2) ?? ''}`;
      if (square === '0000' || square === '1111') penalty += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return penalty + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}
