import type { Point } from '../../../src/lib/geo/polyline';

type Ring = readonly Point[];

type Edge = readonly [from: Point, to: Point];

const indexed = new WeakMap<readonly Ring[], Map<number, Edge[]>>();

/** All edges by the rows of one pixel that they cross, so that a point is compared only with those of its own row. */
function edgesByRow(rings: readonly Ring[]): ReadonlyMap<number, readonly Edge[]> {
  const known = indexed.get(rings);
  if (known) return known;
  const rows = new Map<number, Edge[]>();
  for (const ring of rings)
    for (const [i, from] of ring.entries()) {
      const to = ring[(i + 1) % ring.length] ?? from;
      const last = Math.floor(Math.max(from[1], to[1]));
      for (let row = Math.floor(Math.min(from[1], to[1])); row <= last; row += 1)
        rows
          .set(row, rows.get(row) ?? [])
          .get(row)
          ?.push([from, to]);
    }
  indexed.set(rings, rows);
  return rows;
}

/** Even-odd rule: a point from which a line to the right crosses an odd number of edges is on land, so a lake is water. */
export const isOnLand = ([x, y]: Point, rings: readonly Ring[]): boolean => {
  const crossed = (edgesByRow(rings).get(Math.floor(y)) ?? []).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax,
  );
  return crossed.length % 2 === 1;
};

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
