import { daysUnderway, transitStages } from '../../../src/lib/time/transit';

describe('daysUnderWay', () => {
  it.each([
    [5_000, 12, 14],
    // Exactly 12 days at 18 knots, then one mile more.
    [5_184, 12, 15],
    [5_185, 13, 15],
    // Exactly 14 days at 15 knots.
    [5_040, 12, 14],
    [5_041, 12, 15],
    [0, 0, 0],
  ])('%i miles at 15 to 18 knots take %i to %i days, rounded up', (miles, least, most) => {
    expect(daysUnderway(miles)).toEqual({ least, most });
  });
});

describe('transitStages', () => {
  const ends = (terms: Partial<Parameters<typeof transitStages>[0]>) =>
    transitStages({ miles: 5_000, filingHours: 72, ...terms }).map(({ id, ends: { least, most } }) => [
      id,
      least,
      most,
    ]);

  it('starts with 72 hours of filing, then the days underway', () => {
    expect(ends({})).toEqual([
      ['filing', 3, 3],
      ['underway', 15, 17],
    ]);
  });

  it('rounds filing hours up to days', () => {
    expect(ends({ filingHours: 73 })[0]).toEqual(['filing', 4, 4]);
  });

  it('adds each port’s wait, rounded up to days', () => {
    expect(ends({ loadingWait: 1, dischargeWait: 2.5 })).toEqual([
      ['filing', 3, 3],
      ['loadingWait', 4, 4],
      ['underway', 16, 18],
      ['dischargeWait', 19, 21],
    ]);
  });

  it('leaves out a wait of no days', () => {
    expect(ends({ loadingWait: 0, dischargeWait: 0 })).toHaveLength(2);
  });

  it('counts free days from the day after discharge', () => {
    expect(ends({ dischargeWait: 1, freeDays: { storage: 3, demurrage: 5 } }).slice(-3)).toEqual([
      ['dischargeWait', 16, 18],
      ['storage', 19, 21],
      ['demurrage', 21, 23],
    ]);
  });
});
