import { formatDateRange } from '../../../src/lib/time/calendarDate';

it.each([
  ['2026-12-04', '2026-12-04', '4 Dec 2026'],
  ['2026-12-16', '2026-12-19', '16 to 19 Dec 2026'],
  ['2026-11-28', '2026-12-02', '28 Nov to 2 Dec 2026'],
  ['2026-12-31', '2027-01-01', '31 Dec 2026 to 1 Jan 2027'],
  ['2026-01-05', '2027-01-07', '5 Jan 2026 to 7 Jan 2027'],
] as const)('%s to %s reads %s', (from, to, text) => {
  expect(formatDateRange(from, to)).toBe(text);
});
