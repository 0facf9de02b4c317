import { federalHoliday, holidaysBetween } from '../../../src/lib/time/businessDays';

/** As the Office of Personnel Management lists them. */
describe('federalHoliday', () => {
  it.each([
    ['2026-01-01', 'New Year’s Day'],
    ['2026-01-19', 'Martin Luther King Jr. Day'],
    ['2026-02-16', 'Washington’s Birthday'],
    ['2026-05-25', 'Memorial Day'],
    ['2026-06-19', 'Juneteenth'],
    ['2026-07-03', 'Independence Day'],
    ['2026-09-07', 'Labor Day'],
    ['2026-10-12', 'Columbus Day'],
    ['2026-11-11', 'Veterans Day'],
    ['2026-11-26', 'Thanksgiving Day'],
    ['2026-12-25', 'Christmas Day'],
  ] as const)('%s is %s', (date, name) => {
    expect(federalHoliday(date)).toBe(name);
  });

  it.each([
    ['on the Friday before a Saturday, even in the previous year', '2021-12-31', 'New Year’s Day'],
    ['on the Monday after a Sunday', '2027-07-05', 'Independence Day'],
    ['on the Monday after a Sunday in December', '2022-12-26', 'Christmas Day'],
  ] as const)('observes a holiday %s', (_when, date, name) => {
    expect(federalHoliday(date)).toBe(name);
  });

  it.each([
    ['the second to last Monday in May', '2027-05-24', undefined],
    ['a last Monday in May on the 31st', '2027-05-31', 'Memorial Day'],
    ['a fourth Monday in May that is not the last', '2028-05-22', undefined],
    ['the fourth of five Thursdays in November', '2029-11-22', 'Thanksgiving Day'],
    ['the fifth Thursday in November', '2029-11-29', undefined],
    ['the earliest third Monday in January', '2029-01-15', 'Martin Luther King Jr. Day'],
    ['the second Monday in January', '2029-01-08', undefined],
    ['a weekday', '2026-11-27', undefined],
    ['a Saturday, which is not a business day anyway', '2026-07-04', undefined],
  ] as const)('knows %s', (_what, date, name) => {
    expect(federalHoliday(date)).toBe(name);
  });
});

it('lists the holidays of a period, both of its ends included', () => {
  const thanksgiving = { date: '2026-11-26', name: 'Thanksgiving Day' };
  const christmas = { date: '2026-12-25', name: 'Christmas Day' };
  expect(holidaysBetween('2026-11-26', '2026-12-25')).toEqual([thanksgiving, christmas]);
  expect(holidaysBetween('2026-11-26', '2026-11-26')).toEqual([thanksgiving]);
  expect(holidaysBetween('2026-11-27', '2026-12-24')).toEqual([]);
});
