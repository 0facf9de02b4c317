import {
  addDays,
  daysBetween,
  formatCalendarDate,
  parseCalendarDate,
  weekdayOf,
} from '../../../src/lib/time/calendarDate';

describe('calendarDate', () => {
  it.each(['2026-12-12', '2024-02-29', ' 2026-01-01 '])('reads %p', (text) => {
    expect(parseCalendarDate(text)).toBe(text.trim());
  });

  it.each([
    '',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '12/12/2026',
    '2026-1-1',
    '0002-12-12',
    '9999-12-31',
    '2026-12-12T00:00',
    5,
    null,
  ])('rejects %p', (value) => {
    expect(parseCalendarDate(value)).toBeUndefined();
  });

  it('counts days across months, leap days and clock changes', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-01-01', '2025-01-01')).toBe(-365);
  });

  it('gives the weekday, Monday as 1', () => {
    expect(weekdayOf('1988-06-15')).toBe(3);
  });

  it('formats a date as day, month, year', () => {
    expect(formatCalendarDate('2026-12-02')).toBe('2 Dec 2026');
  });
});
