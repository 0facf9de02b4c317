import { vehicleAge } from '../../../src/lib/vehicle/vehicleAge';

describe('vehicleAge', () => {
  it.each([
    [2015, 'within', 11],
    [2014, 'at-limit', 12],
    [2013, 'over', 13],
    [2026, 'within', 0],
  ])('a car of %i against 12 years in 2026 is %s at %i', (year, status, age) => {
    expect(vehicleAge(year, 12, '2026-06-30')).toEqual({
      status,
      age,
      oldestYear: 2014,
      lastYear: year + 12,
    });
  });

  it('grows older on New Year, not on a birthday', () => {
    expect(vehicleAge(2014, 12, '2026-12-31').status).toBe('at-limit');
    expect(vehicleAge(2014, 12, '2027-01-01').status).toBe('over');
  });

  it.each([1885, 2027, 2014.5, Number.NaN])('believes no year %p', (year) => {
    expect(vehicleAge(year, 12, '2026-06-30')).toEqual({ status: 'unlikely-year' });
  });
});
