import { formatAge } from '../../../src/lib/time/calendarDate';
import {
  formatDate,
  formatDateTime,
  formatTime,
  formatWeekdayTime,
  parseIsoDate,
  zoneAbbreviation,
} from '../../../src/lib/time/dates';

const NEW_YORK = 'America/New_York';
const LAGOS = 'Africa/Lagos';

describe('formatting', () => {
  const lateOnFriday = new Date('2026-12-12T04:05:00Z');

  it('shows the date and time in the given zone', () => {
    expect(formatDate(lateOnFriday, NEW_YORK)).toBe('11 Dec 2026');
    expect(formatDate(lateOnFriday, LAGOS)).toBe('12 Dec 2026');
    expect(formatDateTime(lateOnFriday, NEW_YORK)).toBe('11 Dec 2026, 11:05\u00A0PM\u00A0EST');
    expect(formatWeekdayTime(lateOnFriday, LAGOS)).toBe('Sat 5:05\u00A0AM\u00A0WAT');
  });

  it('writes noon and midnight as 12', () => {
    expect(formatTime(new Date('2026-07-01T16:00:00Z'), NEW_YORK)).toBe('12:00\u00A0PM\u00A0EDT');
    expect(formatTime(new Date('2026-07-01T04:00:00Z'), NEW_YORK)).toBe('12:00\u00A0AM\u00A0EDT');
  });

  it('names the zone as locals do, in summer and winter', () => {
    expect(zoneAbbreviation(new Date('2026-03-08T06:59:00Z'), NEW_YORK)).toBe('EST');
    expect(zoneAbbreviation(new Date('2026-03-08T07:00:00Z'), NEW_YORK)).toBe('EDT');
    expect(zoneAbbreviation(lateOnFriday, LAGOS)).toBe('WAT');
    expect(zoneAbbreviation(lateOnFriday, 'UTC')).toBe('UTC');
  });

  it('keeps a time on one line, with the same spaces in every version of ICU', () => {
    expect(formatDateTime(lateOnFriday, NEW_YORK)).toMatch(/^[\x20-\x7e]+, [\x20-\x7e]+\u00A0PM\u00A0EST$/);
  });
});

describe('parseIsoDate', () => {
  it.each([
    ['2026-12-12', '2026-12-12T00:00:00.000Z'],
    ['2026-12-12T09:30:00Z', '2026-12-12T09:30:00.000Z'],
    ['2026-12-12T09:30:00.123456Z', '2026-12-12T09:30:00.123Z'],
    ['2026-12-12T09:30:00+01:00', '2026-12-12T08:30:00.000Z'],
    ['2026-12-12 09:30:00-0500', '2026-12-12T14:30:00.000Z'],
    ['2026-12-12T09:30', '2026-12-12T09:30:00.000Z'],
    [' 2026-12-12t09:30z ', '2026-12-12T09:30:00.000Z'],
    // PostgreSQL
    ['2026-11-19 10:00:00+00', '2026-11-19T10:00:00.000Z'],
    ['2026-11-19 10:00:00+01', '2026-11-19T09:00:00.000Z'],
    ['2026-11-19 10:00:00-05', '2026-11-19T15:00:00.000Z'],
    ['2026-11-19 10:00:00+00:00', '2026-11-19T10:00:00.000Z'],
    ['2026-11-19 10:00:00+05:30', '2026-11-19T04:30:00.000Z'],
    ['2026-11-19 10:00:00.123456+00', '2026-11-19T10:00:00.123Z'],
    ['2026-11-19 10:00:00.5+00', '2026-11-19T10:00:00.500Z'],
    ['2026-11-19T10:00:00,25Z', '2026-11-19T10:00:00.250Z'],
    ['2026-11-19 10:00:00 UTC', '2026-11-19T10:00:00.000Z'],
  ])('reads %p', (text, iso) => {
    expect(parseIsoDate(text)?.toISOString()).toBe(iso);
  });

  it.each([
    '',
    'soon',
    '2026',
    '2026-02-30',
    '2026-02-30T10:00Z',
    '2026-12-12T25:00Z',
    '2026-12-12 10:00:00+25',
    '2026-12-12 10:00:00+1',
    '1/2/2026',
    0,
    null,
    {},
  ])('rejects %p', (value) => {
    expect(parseIsoDate(value)).toBeUndefined();
  });
});

describe('age', () => {
  const now = Date.parse('2026-12-12T12:00:00Z');

  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [60_000, '1 minute ago'],
    [3_599_999, '59 minutes ago'],
    [3_600_000, '1 hour ago'],
    [86_399_999, '23 hours ago'],
    [86_400_000, '11 Dec 2026'],
    [86_400_000 * 45, '28 Oct 2026'],
    [86_400_000 * 2_516, '22 Jan 2020'],
    // Clocks differ, so a time in the future counts as now.
    [-3 * 3_600_000, 'just now'],
  ])('of %i ms is %s', (ms, text) => {
    expect(formatAge(now - ms, now)).toBe(text);
  });
});
