import { formatWeekdayTime } from '../../../src/lib/time/dates';
import { hoursText, unbrokenTimes } from '../../../src/lib/time/hoursText';
import { openingState } from '../../../src/lib/time/openingHours';
import type { OpeningHours } from '../../../src/lib/time/hoursText';

const officeHours: OpeningHours = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  opens: '09:00',
  closes: '18:00',
  timeZone: 'America/New_York',
  zoneName: 'EST',
};

const stateAt = (utc: string): string => {
  const state = openingState(new Date(utc), officeHours);
  return state.open ? `open until ${state.closesAt.toISOString()}` : `opens ${state.opensAt.toISOString()}`;
};

describe('hoursText', () => {
  it.each<[string, Partial<OpeningHours>]>([
    ['Mon-Fri 9:00 AM - 6:00 PM EST', {}],
    [
      'Tue-Sat 12:30 PM - 8:15 PM WAT',
      { days: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'], opens: '12:30', closes: '20:15', zoneName: 'WAT' },
    ],
    [
      'Mon, Wed, Sat 12:05 AM - 11:59 AM EST',
      { days: ['Mon', 'Wed', 'Sat'], opens: '00:05', closes: '11:59' },
    ],
    ['Sat, Sun 9:00 AM - 6:00 PM EST', { days: ['Sat', 'Sun'] }],
  ])('%s', (text, change) => {
    expect(hoursText({ ...officeHours, ...change })).toBe(text);
  });
});

describe('unbrokenTimes', () => {
  it('leaves breaks only before the times', () => {
    expect(unbrokenTimes(hoursText(officeHours))).toBe('Mon-Fri 9:00\u00A0AM\u00A0- 6:00\u00A0PM\u00A0EST');
  });
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

  it('finds the same weekday in the next week', () => {
    const onlySunday = { ...officeHours, days: ['Sun' as const] };
    expect(openingState(new Date('2026-01-18T23:30:00Z'), onlySunday)).toEqual({
      open: false,
      opensAt: new Date('2026-01-25T14:00:00Z'),
    });
  });

  it('throws for hours without a day', () => {
    expect(() => openingState(new Date(0), { ...officeHours, days: [] })).toThrow(RangeError);
  });

  it('formats the same moment in both zones', () => {
    const opensAt = new Date('2026-07-13T13:00:00Z');
    expect(formatWeekdayTime(opensAt, 'America/New_York')).toBe('Mon 9:00\u00A0AM\u00A0EDT');
    expect(formatWeekdayTime(opensAt, 'Africa/Lagos')).toBe('Mon 2:00\u00A0PM\u00A0WAT');
  });
});
