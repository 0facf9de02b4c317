/** A point in a plane, in any unit. */
export type Point = readonly [x: number, y: number];

/** A position on a line and the direction there, in degrees (0 = right, 90 = down). */
export interface PointOnLine {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const lengthOf = (line: readonly Point[]): number => {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1] as Point, line[i] as Point);
  return sum;
};

/** Joins lines end to end, without repeating a shared point. */
export const joinLines = (...lines: readonly (readonly Point[])[]): readonly Point[] => {
  const joined: Point[] = [];
  for (const point of lines.flat()) {
    const last = joined.at(-1);
    if (!last || distance(last, point) > 0) joined.push(point);
  }
  return joined;
};

/**
 * Splits a line at a fraction of its length, which is clamped to 0..1: the parts behind and ahead, and the
 * point between them. `null` for a line without length.
 */
export const splitAlong = (
  line: readonly Point[],
  fraction: number,
): {
  readonly behind: readonly Point[];
  readonly ahead: readonly Point[];
  readonly at: PointOnLine;
} | null => {
  const total = lengthOf(line);
  if (!(total > 0)) return null;
  let left = Math.min(1, Math.max(0, Number.isFinite(fraction) ? fraction : 0)) * total;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const piece = distance(a, b);
    if (piece > 0 && (left <= piece || i === line.length - 1)) {
      const share = Math.min(1, left / piece);
      const x = a[0] + (b[0] - a[0]) * share;
      const y = a[1] + (b[1] - a[1]) * share;
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return {
        behind: [...line.slice(0, i), [x, y]],
        ahead: [[x, y], ...line.slice(i)],
        at: { x, y, angle },
      };
    }
    left -= piece;
  }
  return null;
};

/** The point at a fraction (0..1) of a line's length, and the direction there. */
export const pointAlong = (line: readonly Point[], fraction: number): PointOnLine | null =>
  splitAlong(line, fraction)?.at ?? null;

/**
 * Formats a line as SVG path data, rounded to tenths. Uses relative coordinates, which are shorter, computed
 * from rounded points, so that errors don't add up.
 */
export function pathOf(line: readonly Point[]): string {
  const [first, ...rest] = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  if (!first) return '';
  let at = first;
  const steps = rest.map((point) => {
    const step = `${tenths(point[0] - at[0])} ${tenths(point[1] - at[1])}`;
    at = point;
    return step;
  });
  return `M${tenths(first[0])} ${tenths(first[1])}${steps.length > 0 ? 'l' : ''}${steps.join(' ')}`;
}

const tenths = (count: number): string => String(count / 10).replace(/^(-?)0\./, '$1.');
