import { pathOf } from '../../../src/lib/geo/polyline';
import type { Point } from '../../../src/lib/geo/polyline';

/** The points of a path with one `M` and one `l`. */
function pointsOf(path: string): readonly Point[] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  let at: Point = [0, 0];
  return numbers.flatMap((value, index) => {
    if (index % 2 === 0) return [];
    at = [at[0] + (numbers[index - 1] ?? 0), at[1] + value];
    return [at];
  });
}

it('passes through every point, exact to a tenth even at the end of a long line', () => {
  const line = Array.from({ length: 400 }, (_, i): Point => [i * 0.333, 50 - i * 0.12345]);
  const points = pointsOf(pathOf(line));
  expect(points).toHaveLength(line.length);
  for (const [index, [x, y]] of line.entries()) {
    expect(Math.abs((points[index]?.[0] ?? NaN) - x)).toBeLessThan(0.0501);
    expect(Math.abs((points[index]?.[1] ?? NaN) - y)).toBeLessThan(0.0501);
  }
});

it('writes a single point and an empty line', () => {
  expect(pathOf([[12, -0.5]])).toBe('M12 -.5');
  expect(pathOf([])).toBe('');
});
