import { portPlaces } from '../../../src/content/map/chart';
import { laneBetween } from '../../../src/features/sea-map/lane';
import { lengthOf, pointAlong, splitAlong } from '../../../src/lib/geo/polyline';
import type { Point } from '../../../src/lib/geo/polyline';

const lane = (from = 'USBAL', to = 'NGTIN'): readonly Point[] => laneBetween(from, to) ?? [];
const place = (code: string) => portPlaces[code] ?? [NaN, NaN];

describe('a position on a lane', () => {
  it('starts at the first port and ends at the last', () => {
    for (const [from, to] of [
      ['USBAL', 'NGTIN'],
      ['USHOU', 'NGONN'],
      ['USNYC', 'NGCBQ'],
    ] as const) {
      const [start, end] = [pointAlong(lane(from, to), 0), pointAlong(lane(from, to), 1)];
      expect([start?.x, start?.y]).toEqual(place(from));
      expect(end?.x).toBeCloseTo(place(to)[0], 1);
      expect(end?.y).toBeCloseTo(place(to)[1], 1);
    }
  });

  it.each([0.1, 0.25, 0.5, 0.62, 0.99])('splits the lane at %d of its length', (fraction) => {
    const parts = splitAlong(lane(), fraction);
    const total = lengthOf(lane());
    expect(lengthOf(parts?.behind ?? []) / total).toBeCloseTo(fraction, 6);
    expect(lengthOf(parts?.ahead ?? []) / total).toBeCloseTo(1 - fraction, 6);
  });

  it('never goes back west, and heads east in the open ocean', () => {
    const xs = Array.from({ length: 50 }, (_, i) => pointAlong(lane('USJAX'), i / 50)?.x ?? NaN);
    xs.slice(1).forEach((x, i) => {
      expect(x).toBeGreaterThan(xs[i] ?? NaN);
    });
    expect(Math.abs(pointAlong(lane(), 0.5)?.angle ?? 180)).toBeLessThan(60);
  });

  it('clamps a fraction beyond the ends', () => {
    expect(pointAlong(lane(), -3)).toEqual(pointAlong(lane(), 0));
    expect(pointAlong(lane(), 7)).toEqual(pointAlong(lane(), 1));
    expect(pointAlong(lane(), Number.NaN)).toEqual(pointAlong(lane(), 0));
  });

  it('accepts alternative and lowercase port codes', () => {
    expect(laneBetween('usewr', 'nglek')).toEqual(laneBetween('USNYC', 'NGLKK'));
  });

  it.each([
    ['USLGB', 'NGTIN'],
    ['NGTIN', 'USBAL'],
    ['USBAL', 'USJAX'],
    ['XXXXX', 'NGTIN'],
    ['', ''],
  ])('has no lane from "%s" to "%s"', (from, to) => {
    expect(laneBetween(from, to)).toBeNull();
  });
});
