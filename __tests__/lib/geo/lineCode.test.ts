import { decodeLine, encodeLine } from '../../../src/lib/geo/lineCode';

describe('line encoding', () => {
  it('round-trips to hundredths', () => {
    const line = [
      [12.34, -5.6],
      [12.3, 0],
      [-880.01, 0.07],
      [-880.01, 0.07],
    ] as const;
    expect(decodeLine(encodeLine(line))).toEqual(line);
  });

  it('does not drift along a long line', () => {
    const line = Array.from({ length: 2000 }, (_, i) => [i / 3, Math.sin(i)] as const);
    decodeLine(encodeLine(line)).forEach(([x, y], i) => {
      expect(Math.abs(x - (line[i]?.[0] ?? 0))).toBeLessThan(0.0051);
      expect(Math.abs(y - (line[i]?.[1] ?? 0))).toBeLessThan(0.0051);
    });
  });
});
