import { instantOf, wallTime } from '../../../src/lib/time/zonedTime';

const NEW_YORK = 'America/New_York';

/** In 2026, New York's clocks change at 2 AM on 8 March and on 1 November. */
describe('zonedTime', () => {
  it.each([
    ['2026-03-08T06:59:00Z', '2026-03-08', 119],
    ['2026-03-08T07:00:00Z', '2026-03-08', 180],
    ['2026-11-01T05:59:00Z', '2026-11-01', 119],
    ['2026-11-01T06:00:00Z', '2026-11-01', 60],
    ['2026-01-01T04:59:59Z', '2025-12-31', 1439],
    ['2026-01-01T05:00:00Z', '2026-01-01', 0],
  ])('%s is %s, minute %i, in New York', (utc, date, minutes) => {
    expect(wallTime(new Date(utc), NEW_YORK)).toEqual({ date, minutes });
  });

  it.each([
    ['2026-03-06', 540, '2026-03-06T14:00:00.000Z'],
    ['2026-03-09', 540, '2026-03-09T13:00:00.000Z'],
    ['2026-03-08', 60, '2026-03-08T06:00:00.000Z'],
    ['2026-03-08', 180, '2026-03-08T07:00:00.000Z'],
    ['2026-11-01', 180, '2026-11-01T08:00:00.000Z'],
  ] as const)('%s, minute %i in New York is %s', (date, minutes, utc) => {
    expect(instantOf({ date, minutes }, NEW_YORK).toISOString()).toBe(utc);
  });

  it('uses the first of a repeated hour, and moves a skipped one forward', () => {
    expect(instantOf({ date: '2026-11-01', minutes: 90 }, NEW_YORK).toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
    expect(instantOf({ date: '2026-03-08', minutes: 150 }, NEW_YORK).toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('round-trips hours of a whole year in Lagos, where clocks never change', () => {
    for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 7 * 3_600_000) {
      const wall = wallTime(new Date(ms), 'Africa/Lagos');
      expect(instantOf(wall, 'Africa/Lagos').getTime()).toBe(ms);
      expect(wall.minutes).toBe((ms / 60_000 + 60) % 1440);
    }
  });

  it('throws for an invalid date or zone', () => {
    expect(() => wallTime(new Date('never'), NEW_YORK)).toThrow(RangeError);
    expect(() => wallTime(new Date(0), 'Harmattan/Nowhere')).toThrow(RangeError);
  });
});
