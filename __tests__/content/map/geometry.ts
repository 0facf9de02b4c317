import type { Point } from '../../../src/lib/geo/polyline';

type Ring = readonly Point[];

const isInside = ([x, y]: Point, ring: Ring): boolean => {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
};

const bounds = new WeakMap<Ring, readonly [left: number, top: number, right: number, bottom: number]>();

/** Cheap bounding-box test first: most rings are far from most points. */
const isNear = ([x, y]: Point, ring: Ring): boolean => {
  const xs = () => ring.map(([each]) => each);
  const ys = () => ring.map(([, each]) => each);
  const box = bounds.get(ring) ?? [
    Math.min(...xs()),
    Math.min(...ys()),
    Math.max(...xs()),
    Math.max(...ys()),
  ];
  bounds.set(ring, box);
  return x >= box[0] && y >= box[1] && x <= box[2] && y <= box[3];
};

/** Even-odd rule: a point inside an odd number of rings is on land, so a lake is water. */
export const isOnLand = (point: Point, rings: readonly Ring[]): boolean =>
  rings.filter((ring) => isNear(point, ring) && isInside(point, ring)).length % 2 === 1;

/** Adds points to the line so that none is farther than `step` from the next. */
export const densify = (line: readonly Point[], step: number): readonly Point[] =>
  line.flatMap((a, i) => {
    const b = line[i + 1];
    if (!b) return [a];
    const pieces = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    return Array.from({ length: pieces }, (_, k): Point => {
      const share = k / pieces;
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
    });
  });
