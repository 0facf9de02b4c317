import { exportPlan } from '../../../src/lib/time/shipmentDeadlines';

const ZONE = 'America/New_York';
const longAgo = new Date('2026-01-01T00:00:00Z');

const datesFor = (cutoff: string): string[] => {
  const { lastMoment, lastFullWeekday } = exportPlan(new Date(cutoff), longAgo, ZONE);
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
    ['across a clock change', '2026-03-09T16:00:00Z', '2026-03-06T16:00:00.000Z', '2026-03-05'],
  ])('plans back from a cutoff: %s', (_when, cutoff, lastMoment, weekday) => {
    expect(datesFor(cutoff)).toEqual([lastMoment, weekday]);
  });

  it.each([
    ['2026-12-08T04:00:00Z', 'safe'],
    ['2026-12-08T05:00:00Z', 'tight'],
    ['2026-12-08T22:00:00Z', 'tight'],
    ['2026-12-08T22:00:01Z', 'too-late'],
  ])('at %s, a cutoff on Friday at 5 PM is %s', (now, state) => {
    expect(exportPlan(new Date('2026-12-11T22:00:00Z'), new Date(now), ZONE).state).toBe(state);
  });

  it('skips a federal holiday', () => {
    // The last moment is the Friday after Thanksgiving.
    expect(datesFor('2026-11-30T22:00:00Z')).toEqual(['2026-11-27T22:00:00.000Z', '2026-11-25']);
  });
});
