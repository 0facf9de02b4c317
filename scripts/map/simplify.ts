import type { Point } from '../../src/lib/geo/polyline';

/** Removes points within `tolerance` of the simplified line (Douglas-Peucker). */
export const simplifyLine = (line: readonly Point[], tolerance: number): readonly Point[] => {
  if (line.length < 3) return line;
  const a = line[0] as Point;
  const b = line.at(-1) as Point;
  let farthest = 0;
  let index = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const off = offset(line[i] as Point, a, b);
    if (off > farthest) [farthest, index] = [off, i];
  }
  if (farthest <= tolerance) return [a, b];
  return [
    ...simplifyLine(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(index), tolerance),
  ];
};

/** Removes corners smaller than `area` from a closed ring, the smallest first (Visvalingam). */
export const simplifyRing = (ring: readonly Point[], area: number): readonly Point[] => {
  const points = [...ring];
  while (points.length > 4) {
    let least = Infinity;
    let index = -1;
    for (let i = 0; i < points.length; i++) {
      const size = corner(points, i);
      if (size < least) [least, index] = [size, i];
    }
    if (least >= area) break;
    points.splice(index, 1);
  }
  return points;
};

/** The area enclosed by a ring. */
export const ringArea = (ring: readonly Point[]): number => {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] as Point;
    sum += x * ny - nx * y;
  });
  return Math.abs(sum) / 2;
};

/** The area of the triangle formed by a point and its neighbors. */
const corner = (points: readonly Point[], i: number): number => {
  const [ax, ay] = points[(i + points.length - 1) % points.length] as Point;
  const [bx, by] = points[i] as Point;
  const [cx, cy] = points[(i + 1) % points.length] as Point;
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
};

/** The distance of a point from the straight line a-b. */
const offset = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};
