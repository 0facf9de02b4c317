import { joinLines, lengthOf, pathOf, pointAlong, splitAlong } from '../../../src/lib/geo/polyline';
import type { Point } from '../../../src/lib/geo/polyline';

/** Right for 3, then down for 4. */
const bent: readonly Point[] = [
  [1, 1],
  [4, 1],
  [4, 5],
];

it('measures a line', () => {
  expect(lengthOf(bent)).toBe(7);
  expect(lengthOf([[1, 1]])).toBe(0);
  expect(lengthOf([])).toBe(0);
  expect(
    lengthOf([
      [0, 0],
      [3, 4],
    ]),
  ).toBe(5);
});

it('joins lines without repeating a shared point', () => {
  const shared: Point = [4, 5];
  expect(joinLines(bent, [shared, [6, 5]])).toEqual([...bent, [6, 5]]);
  expect(joinLines(bent, [[6, 5]])).toEqual([...bent, [6, 5]]);
  expect(joinLines()).toEqual([]);
});

it('splits a line at a fraction of its length', () => {
  expect(splitAlong(bent, 5 / 7)).toEqual({
    behind: [
      [1, 1],
      [4, 1],
      [4, 3],
    ],
    ahead: [
      [4, 3],
      [4, 5],
    ],
    at: { x: 4, y: 3, angle: 90 },
  });
  expect(pointAlong(bent, 1 / 7)).toEqual({ x: 2, y: 1, angle: 0 });
  expect(pointAlong(bent, 3 / 7)).toEqual({ x: 4, y: 1, angle: 0 });
});

it.each([
  [-1, { x: 1, y: 1, angle: 0 }],
  [Number.NaN, { x: 1, y: 1, angle: 0 }],
  [0, { x: 1, y: 1, angle: 0 }],
  [1, { x: 4, y: 5, angle: 90 }],
  [2, { x: 4, y: 5, angle: 90 }],
])('limits the fraction %p to the line', (fraction, at) => {
  expect(pointAlong(bent, fraction)).toEqual(at);
});

it('skips points that repeat', () => {
  const repeated: readonly Point[] = [[1, 1], ...bent, [4, 5]];
  expect(pointAlong(repeated, 0)).toEqual({ x: 1, y: 1, angle: 0 });
  expect(pointAlong(repeated, 1)).toEqual({ x: 4, y: 5, angle: 90 });
});

it('gives no point of a line without length', () => {
  expect(splitAlong([], 0.5)).toBeNull();
  expect(splitAlong([[1, 1]], 0.5)).toBeNull();
  expect(
    pointAlong(
      [
        [1, 1],
        [1, 1],
      ],
      0.5,
    ),
  ).toBeNull();
});

it('formats a line as short path data, without adding up rounding errors', () => {
  expect(pathOf([])).toBe('');
  expect(pathOf([[0.04, 12.26]])).toBe('M0 12.3');
  expect(
    pathOf([
      [1, 1],
      [1.34, 0.66],
      [1.68, 0.32],
      [-2, 3],
    ]),
  ).toBe('M1 1l.3 -.3 .4 -.4 -3.7 2.7');
});
