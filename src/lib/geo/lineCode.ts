import type { Point } from './polyline';

const UNITS = 100;

/** A line as whole hundredths, each point as the step from the one before: a third of the size of plain numbers. */
export const encodeLine = (line: readonly Point[]): string => {
  let [px, py] = [0, 0];
  return line
    .map(([x, y]) => [Math.round(x * UNITS), Math.round(y * UNITS)] as const)
    .map(([x, y]) => {
      const step = `${String(x - px)},${String(y - py)}`;
      [px, py] = [x, y];
      return step;
    })
    .join(' ');
};

/** The line that `encodeLine` wrote. */
export const decodeLine = (code: string): readonly Point[] => {
  let [x, y] = [0, 0];
  return code.split(' ').map((step): Point => {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    x += dx;
    y += dy;
    return [x / UNITS, y / UNITS];
  });
};
