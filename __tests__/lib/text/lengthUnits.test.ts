import {
  feetAndInchesToMm,
  formatFeetAndInches,
  formatMeters,
  mmToFeetAndInches,
} from '../../../src/lib/text/lengthUnits';

describe('lengthUnits', () => {
  it.each([
    [304.8, 1, 0],
    [4885, 16, 0],
    [5867, 19, 3],
    [11_998, 39, 4],
    [304, 1, 0],
    [0, 0, 0],
  ])('%d mm are %i ft %i in', (mm, feet, inches) => {
    expect(mmToFeetAndInches(mm)).toEqual({ feet, inches });
  });

  it('never gives 12 inches, and round-trips within half an inch', () => {
    for (let mm = 0; mm < 13_000; mm += 1) {
      const length = mmToFeetAndInches(mm);
      expect(length.inches).toBeLessThan(12);
      expect(Math.abs(feetAndInchesToMm(length) - mm)).toBeLessThanOrEqual(13.2);
    }
  });

  it('formats feet and inches, and meters, without a break', () => {
    expect(formatFeetAndInches(4885)).toBe('16\u00a0ft\u00a00\u00a0in');
    expect(formatMeters(4885)).toBe('4.89\u00a0m');
    expect(formatMeters(2330)).toBe('2.33\u00a0m');
    expect(feetAndInchesToMm({ feet: 8, inches: 6 })).toBe(2591);
  });
});
