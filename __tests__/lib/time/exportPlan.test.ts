import { exportPlan } from '../../../src/lib/time/exportPlan';

const ZONE = 'America/New_York';
const long = new Date('2026-01-01T00:00:00Z');

const planned = (cutOff: string): string[] => {
  const { lastMoment, lastFullWeekday } = exportPlan(new Date(cutOff), long, ZONE);
  return [lastMoment.toISOString(), lastFullWeekday];
};

describe('exportPlan', () => {
  it.each([
    ['Friday 5 PM', '2026-12-11T22:00:00Z', '2026-12-08T22:00:00.000Z', '2026-12-07'],
    ['Thursday 5 PM: Monday, so Friday', '2026-12-10T22:00:00Z', '2026-12-07T22:00:00.000Z', '2026-12-04'],
    ['Wednesday 5 PM: Sunday', '2026-12-09T22:00:00Z', '2026-12-06T22:00:00.000Z', '2026-12-04'],
    ['Tuesday 5 PM: Saturday', '2026-12-08T22:00:00Z', '2026-12-05T22:00:00.000Z', '2026-12-04'],
    [
      'Tuesday 1 AM in UTC is Monday at the port',
      '2026-12-08T01:00:00Z',
      '2026-12-05T01:00:00.000Z',
      '2026-12-03',
    ],
    ['over the change of the clocks', '2026-03-09T16:00:00Z', '2026-03-06T16:00:00.000Z', '2026-03-05'],
  ])('%s', (_when, cutOff, lastMoment, weekday) => {
    expect(planned(cutOff)).toEqual([lastMoment, weekday]);
  });

  it.each([
    ['2026-12-08T04:00:00Z', 'safe'],
    ['2026-12-08T05:00:00Z', 'tight'],
    ['2026-12-08T22:00:00Z', 'tight'],
    ['2026-12-08T22:00:01Z', 'too-late'],
  ])('at %s a cut-off on Friday at 5 PM is %s', (now, state) => {
    expect(exportPlan(new Date('2026-12-11T22:00:00Z'), new Date(now), ZONE).state).toBe(state);
  });

  it('passes over a federal holiday', () => {
    // The last moment is the Friday after Thanksgiving.
    expect(planned('2026-11-30T22:00:00Z')).toEqual(['2026-11-27T22:00:00.000Z', '2026-11-25']);
  });
});
