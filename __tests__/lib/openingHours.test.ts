import { formatWeekdayTime } from '../../src/lib/dates';
import { openingState, readOpeningHours } from '../../src/lib/openingHours';

const officeHours = readOpeningHours('Mon-Fri 9:00 AM - 6:00 PM EST');

const stateAt = (utc: string): string => {
  const state = openingState(new Date(utc), officeHours);
  return state.open ? `open until ${state.closesAt.toISOString()}` : `opens ${state.opensAt.toISOString()}`;
};

describe('readOpeningHours', () => {
  it('reads the hours as the footer shows them', () => {
    expect(officeHours).toEqual({
      timeZone: 'America/New_York',
      weekdays: [1, 2, 3, 4, 5],
      opens: 540,
      closes: 1080,
    });
    expect(readOpeningHours('Tue-Sat 12:30 PM - 8:15 PM WAT')).toEqual({
      timeZone: 'Africa/Lagos',
      weekdays: [2, 3, 4, 5, 6],
      opens: 750,
      closes: 1215,
    });
  });

  it.each(['', 'Mon-Fri 9-18 EST', 'Fri-Mon 9:00 AM - 6:00 PM EST', 'Mon-Fri 9:00 AM - 6:00 PM XYZ'])(
    'stops at %p, and says how to write them',
    (text) => {
      expect(() => readOpeningHours(text)).toThrow('write them like "Mon-Fri 9:00 AM - 6:00 PM EST"');
    },
  );
});

describe('openingState', () => {
  it.each([
    ['a winter Wednesday at 8:59 AM', '2026-01-14T13:59:59Z', 'opens 2026-01-14T14:00:00.000Z'],
    ['9:00 AM', '2026-01-14T14:00:00Z', 'open until 2026-01-14T23:00:00.000Z'],
    ['5:59 PM', '2026-01-14T22:59:59Z', 'open until 2026-01-14T23:00:00.000Z'],
    ['6:00 PM', '2026-01-14T23:00:00Z', 'opens 2026-01-15T14:00:00.000Z'],
    ['a summer Wednesday at 9:00 AM', '2026-07-15T13:00:00Z', 'open until 2026-07-15T22:00:00.000Z'],
    ['Friday evening', '2026-01-16T23:00:00Z', 'opens 2026-01-19T14:00:00.000Z'],
    ['Saturday noon', '2026-01-17T17:00:00Z', 'opens 2026-01-19T14:00:00.000Z'],
    ['late Sunday in New York, Monday in Lagos', '2026-01-19T03:00:00Z', 'opens 2026-01-19T14:00:00.000Z'],
    ['the weekend when clocks go forward', '2026-03-06T23:30:00Z', 'opens 2026-03-09T13:00:00.000Z'],
    ['the weekend when clocks go back', '2026-10-30T22:30:00Z', 'opens 2026-11-02T14:00:00.000Z'],
  ])('%s', (_when, utc, expected) => {
    expect(stateAt(utc)).toBe(expected);
  });

  it('comes round to the same weekday of the next week', () => {
    const onlySunday = { ...officeHours, weekdays: [0] };
    expect(openingState(new Date('2026-01-18T23:30:00Z'), onlySunday)).toEqual({
      open: false,
      opensAt: new Date('2026-01-25T14:00:00Z'),
    });
  });

  it('refuses hours without a day', () => {
    expect(() => openingState(new Date(0), { ...officeHours, weekdays: [] })).toThrow(RangeError);
  });

  it('tells the same moment by both clocks', () => {
    const opensAt = new Date('2026-07-13T13:00:00Z');
    expect(formatWeekdayTime(opensAt, 'America/New_York')).toBe('Mon 9:00 AM EDT');
    expect(formatWeekdayTime(opensAt, 'Africa/Lagos')).toBe('Mon 2:00 PM WAT');
  });
});
