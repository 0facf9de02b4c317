import { relativeDay, weekdayDate } from '../../../src/features/planners/dateText';
import type { CalendarDate } from '../../../src/lib/time/calendarDate';

const day = (date: number): CalendarDate => `2026-11-${date}`;

it.each([
  [20, 'today'],
  [21, 'tomorrow'],
  [22, 'in 2 days'],
  [30, 'in 10 days'],
  [19, 'yesterday'],
  [18, '2 days ago'],
])('from 20 November, the %ith is %s', (date, words) => {
  expect(relativeDay(day(20), day(date))).toBe(words);
});

it.each([
  [22, 'Sunday, 22 Nov 2026'],
  [23, 'Monday, 23 Nov 2026'],
  [24, 'Tuesday, 24 Nov 2026'],
  [25, 'Wednesday, 25 Nov 2026'],
  [26, 'Thursday, 26 Nov 2026'],
  [27, 'Friday, 27 Nov 2026'],
  [28, 'Saturday, 28 Nov 2026'],
])('names the weekday of %i November and keeps the date on one line', (date, words) => {
  expect(weekdayDate(day(date))).toBe(words.replace(/(\d+) (\w+) /, '$1\u00A0$2\u00A0'));
});
