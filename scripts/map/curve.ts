import type { Point } from '../../src/lib/geo/polyline';

/**
 * A smooth curve through all points (centripetal Catmull-Rom, which never loops back on itself), as straight segments
 * about `step` long.
 */
export const smooth = (points: readonly Point[], step: number): readonly Point[] => {
  if (points.length < 3) return points;
  const first = mirror(points[1] as Point, points[0] as Point);
  const last = mirror(points.at(-2) as Point, points.at(-1) as Point);
  const all = [first, ...points, last];
  const out: Point[] = [points[0] as Point];
  for (let i = 1; i < all.length - 2; i++) {
    const [a, b, c, d] = all.slice(i - 1, i + 3) as [Point, Point, Point, Point];
    const pieces = Math.max(1, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    for (let k = 1; k <= pieces; k++) out.push(between(a, b, c, d, k / pieces));
  }
  return out;
};

/** Reflects `point` across `center`. */
const mirror = (point: Point, center: Point): Point => [2 * center[0] - point[0], 2 * center[1] - point[1]];

/** A point on the curve between `b` and `c`. */
const between = (a: Point, b: Point, c: Point, d: Point, fraction: number): Point => {
  const t0 = 0;
  const t1 = t0 + knot(a, b);
  const t2 = t1 + knot(b, c);
  const t3 = t2 + knot(c, d);
  const t = t1 + (t2 - t1) * fraction;
  const mix = (p: Point, q: Point, from: number, to: number): Point => [
    ((to - t) * p[0] + (t - from) * q[0]) / (to - from),
    ((to - t) * p[1] + (t - from) * q[1]) / (to - from),
  ];
  const ab = mix(a, b, t0, t1);
  const bc = mix(b, c, t1, t2);
  const cd = mix(c, d, t2, t3);
  return mix(mix(ab, bc, t0, t2), mix(bc, cd, t1, t3), t1, t2);
};

const knot = (p: Point, q: Point): number => Math.max(1e-6, Math.hypot(q[0] - p[0], q[1] - p[1]) ** 0.5);
