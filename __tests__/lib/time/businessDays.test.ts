import {
  addBusinessDays,
  copartDeadline,
  iaaDeadline,
  isBusinessDay,
} from '../../../src/lib/time/businessDays';

/** 7 December 2026 is a Monday. */
describe('businessDays', () => {
  it.each([
    ['2026-12-07', 1, '2026-12-08'],
    ['2026-12-11', 1, '2026-12-14'],
    ['2026-12-12', 1, '2026-12-14'],
    ['2026-12-07', 5, '2026-12-14'],
    ['2026-12-14', -1, '2026-12-11'],
    ['2026-12-13', -5, '2026-12-07'],
    ['2026-12-12', 0, '2026-12-12'],
  ] as const)('%s plus %i business days is %s', (date, days, expected) => {
    expect(addBusinessDays(date, days)).toBe(expected);
  });

  it('skips US federal holidays on the day they are observed', () => {
    expect(isBusinessDay('2026-12-25')).toBe(false);
    expect(isBusinessDay('2026-07-03')).toBe(false);
    expect(addBusinessDays('2026-12-24', 1)).toBe('2026-12-28');
    expect(addBusinessDays('2026-12-28', -1)).toBe('2026-12-24');
  });

  it.each([
    ['Monday', '2026-12-07', '2026-12-09'],
    ['Wednesday', '2026-12-09', '2026-12-11'],
    ['Thursday', '2026-12-10', '2026-12-14'],
    ['Friday', '2026-12-11', '2026-12-15'],
    ['Saturday', '2026-12-12', '2026-12-16'],
    ['Sunday', '2026-12-13', '2026-12-16'],
  ] as const)('makes a sale on %s, %s due by %s', (_day, sale, expected) => {
    expect(copartDeadline(sale)).toBe(expected);
  });

  it.each([
    ['within the three days', '2026-12-24', '2026-12-28'],
    ['on the day of the sale', '2026-12-25', '2026-12-29'],
    ['observed on a Friday', '2026-07-01', '2026-07-03'],
  ] as const)(
    'takes the earlier date with a holiday %s, because Copart’s are unknown',
    (_where, sale, expected) => {
      expect(copartDeadline(sale)).toBe(expected);
    },
  );

  it('gives IAA’s buyers until the second day after the sale', () => {
    expect(iaaDeadline('2026-11-26')).toBe('2026-11-28');
  });
});
