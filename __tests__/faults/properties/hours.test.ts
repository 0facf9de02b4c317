import fc from 'fast-check';
import { company } from '../../../src/content/company';
import { weekdayOf } from '../../../src/lib/time/calendarDate';
import { weekdaysOf } from '../../../src/lib/time/hoursText';
import { openingState } from '../../../src/lib/time/openingHours';
import { wallTime } from '../../../src/lib/time/zonedTime';
import { checkProperty } from '../../support/properties';

const { openingHours: hours } = company;
const { timeZone } = hours;
const weekdays = weekdaysOf(hours);
const [opens = 0, closes = 0] = [hours.opens, hours.closes].map(
  (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
);
/** Days on which New York's clocks change; Lagos's never do. */
const CHANGES = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2099-03-08'];
const DAY_MS = 86_400_000;
const instants = fc.oneof(
  fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -DAY_MS, max: 3 * DAY_MS }))
    .map(([day, ms]) => new Date(Date.parse(day) + ms)),
);

it('is open by New York time, and gives the next change, at any moment', () => {
  checkProperty(3_000, [instants], (now) => {
    const { date, minutes } = wallTime(now, timeZone);
    const isOpen = weekdays.includes(weekdayOf(date)) && minutes >= opens && minutes < closes;
    const state = openingState(now, hours);
    expect(state.open).toBe(isOpen);
    const next = state.open ? state.closesAt : state.opensAt;
    expect(wallTime(next, timeZone).minutes).toBe(isOpen ? closes : opens);
    expect(next.getTime()).toBeGreaterThan(now.getTime());
    expect(next.getTime() - now.getTime()).toBeLessThan(4 * DAY_MS);
  });
});
