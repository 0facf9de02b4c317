import { vehicleAge } from '../../../src/lib/vehicle/vehicleAge';

describe('vehicleAge', () => {
  it.each([
    [2015, 'within', 11],
    [2014, 'at-limit', 12],
    [2013, 'over', 13],
    [2026, 'within', 0],
  ])('a %i car with a limit of 12 years is %s in 2026, at %i', (year, status, age) => {
    expect(vehicleAge(year, 12, '2026-06-30')).toEqual({
      status,
      age,
      oldestYear: 2014,
      lastYear: year + 12,
    });
  });

  it('adds a year on New Year’s Day', () => {
    expect(vehicleAge(2014, 12, '2026-12-31').status).toBe('at-limit');
    expect(vehicleAge(2014, 12, '2027-01-01').status).toBe('over');
  });

  it.each([1885, 2027, 2014.5, Number.NaN])('rejects the year %p', (year) => {
    expect(vehicleAge(year, 12, '2026-06-30')).toEqual({ status: 'unlikely-year' });
  });
});
