import { deadlinesOf } from '../../../../src/features/tracking/model/deadlines';
import { deadlineEvents, deadlineTag } from '../../../../src/features/tracking/model/deadlineText';
import { statusOf } from '../../../support/shipmentStatus';
import type { Given } from '../../../support/shipmentStatus';
import { visitFrom } from '../../../support/visitorZone';

const NOW = Date.UTC(2026, 10, 23, 12);
const BOX = 'CSQU3054383';

const deadlines = (given: Given, now = NOW) => deadlinesOf(statusOf({ from: 'USNYC', ...given }), now);
const short = (given: Given, now = NOW) =>
  deadlines(given, now).map(
    ({ kind, day, timing }) => `${kind} ${day}${timing === 'ahead' ? '' : ` ${timing}`}`,
  );
/** Without customs' thresholds, which are a month or more away. */
const near = (given: Given, now = NOW) => short(given, now).filter((text) => !text.includes('overtime'));

const dischargedOn = (day: string) => ({
  status: 'at_port',
  eta: day,
  milestones: { ARRI: { occurred_at: day }, DISC: { occurred_at: day } },
});
const boxDischargedOn = (day: string) => ({ ...dischargedOn(day), container: BOX });

describe('before the voyage', () => {
  it.each([
    // 72 hours before noon UTC on Wed 9 Dec is Sun 6 Dec in New York.
    ['a time', '2026-12-09T12:00:00Z', 'filing 2026-12-04'],
    // 72 hours before the start of Fri 11 Dec there is the start of Tue 8 Dec.
    ['a day', '2026-12-11', 'filing 2026-12-07'],
  ])('is the export filing, from a loading with %s', (_what, expected_at, expected) => {
    expect(short({ milestones: { LOAD: { expected_at } } })).toEqual([expected]);
  });

  it('is the filing by the port’s clock, also on the West Coast', () => {
    // 72 hours before 9 PM on Wed 9 Dec in Long Beach: 9 PM on Sun 6 Dec there.
    const milestones = { LOAD: { expected_at: '2026-12-11T05:00:00Z' } };
    expect(short({ milestones, from: 'USLGB' })).toEqual(['filing 2026-12-04']);
    expect(short({ milestones })).toEqual(['filing 2026-12-07']);
  });

  it('is a late filing while the car isn’t loaded', () => {
    const late = { eta: '2026-12-20', milestones: { LOAD: { expected_at: '2026-11-25T12:00:00Z' } } };
    expect(near(late)[0]).toBe('filing 2026-11-20 passed');
  });
});

describe('the agent’s funds', () => {
  it('are due two weeks before the arrival', () => {
    expect(near({ status: 'in_transit', eta: '2026-12-20' })[0]).toBe('agent 2026-12-06');
  });

  it('are soft: once their day has passed, they are still to do', () => {
    const [first] = deadlines({ status: 'in_transit', eta: '2026-12-01' });
    expect(first).toMatchObject({ kind: 'agent', day: '2026-11-17', isSoft: true, timing: 'passed' });
    expect(first && deadlineTag(first)).toEqual({ tone: 'caution', text: 'Still to do' });
  });

  it.each([
    ['come after free days that end today', '2026-11-20', 'storage'],
    ['come after free days that end within a week', '2026-11-27', 'storage'],
    ['come before what ends later', '2026-11-28', 'agent'],
  ])('%s', (_what, discharge, first) => {
    const [agent] = deadlines({ status: 'in_transit', eta: '2026-12-01' });
    const [storage] = deadlines(boxDischargedOn(discharge));
    expect([agent?.kind, agent?.timing, storage?.kind]).toEqual(['agent', 'passed', 'storage']);
    const [most] = [agent, storage].sort((one, other) =>
      String(one?.urgency) < String(other?.urgency) ? -1 : 1,
    );
    expect(most?.kind).toBe(first);
  });

  it('come after an export filing within a week', () => {
    const [first, second] = deadlines({
      status: 'booked',
      eta: '2026-12-10',
      milestones: { LOAD: { expected_at: '2026-12-02' } },
    });
    expect([first?.kind, first?.day, second?.kind, second?.day]).toEqual([
      'filing',
      '2026-11-27',
      'agent',
      '2026-11-26',
    ]);
  });
});

describe('the last free day in Lagos', () => {
  it.each([
    ['2026-11-23', ['storage 2026-11-26', 'demurrage 2026-11-28']],
    ['2026-11-20', ['storage 2026-11-23 today', 'demurrage 2026-11-25']],
    ['2026-11-19', ['storage 2026-11-22 passed', 'demurrage 2026-11-24']],
    // 12:30 AM on 23 Nov in Lagos.
    ['2026-11-22T23:30:00Z', ['storage 2026-11-26', 'demurrage 2026-11-28']],
  ])('of a container discharged on %s is counted from the day after: %j', (day, expected) => {
    expect(near(boxDischargedOn(day))).toEqual(expected);
  });

  it.each(['America/New_York', 'Pacific/Honolulu'])('is the same to a visitor in %s', (zone) => {
    visitFrom(zone);
    // 12:30 AM on 24 Nov in Lagos: the free day is over there.
    const now = Date.parse('2026-11-23T23:30:00Z');
    expect(near(boxDischargedOn('2026-11-20'), now)[0]).toBe('storage 2026-11-23 passed');
  });

  it('has fees from the next day', () => {
    const [storage, demurrage] = deadlines(boxDischargedOn('2026-11-23'));
    expect([storage?.feesFrom, demurrage?.feesFrom]).toEqual(['2026-11-27', '2026-11-29']);
  });

  it('is said for containers if the method isn’t known', () => {
    const [storage, next] = deadlines(dischargedOn('2026-11-23'));
    expect(storage).toMatchObject({ kind: 'storage', day: '2026-11-26', isIfContainer: true });
    expect(next?.kind).toBe('overtime');
  });

  it.each([
    ['a RoRo shipment', { from: 'USBAL' }],
    ['another port', { to: 'NGONN' }],
  ])('is the terminal’s to tell for %s', (_what, given) => {
    expect(near({ ...dischargedOn('2026-11-20'), ...given })).toEqual(['terminal 2026-11-20 passed']);
  });

  it('is that of a container if its milestones say so, or if the port takes nothing else', () => {
    const stuffed = { ...dischargedOn('2026-11-23'), from: 'USBAL' };
    const milestones = { ...stuffed.milestones, STUF: { occurred_at: '2026-10-20' } };
    expect(near({ ...stuffed, milestones })).toContain('demurrage 2026-11-28');
    expect(near({ ...dischargedOn('2026-11-23'), to: 'NGAPP' })).toContain('demurrage 2026-11-28');
  });

  it('remains once customs released the car, until it leaves', () => {
    expect(near({ ...boxDischargedOn('2026-11-19'), status: 'released' })).toEqual([
      'storage 2026-11-22 passed',
      'demurrage 2026-11-24',
    ]);
  });
});

it('has overtime 30 days after discharge', () => {
  expect(short(dischargedOn('2026-10-02')).slice(1)).toEqual(['overtime 2026-11-01 passed']);
});

it.each([
  ['the car is released', { status: 'released', eta: '2026-12-20' }],
  ['the request is cancelled', { status: 'cancelled', eta: '2026-12-20' }],
  [
    'the car has left the port',
    {
      ...boxDischargedOn('2026-11-18'),
      milestones: { ...dischargedOn('2026-11-18').milestones, GTOT: { occurred_at: '2026-11-20' } },
    },
  ],
  ['there are no dates', { status: 'booked' }],
  ['we state no rules for the port', { status: 'in_transit', eta: '2026-12-20', to: 'GHTEM' }],
] as const)('gives none when %s', (_when, given) => {
  expect(deadlines(given)).toEqual([]);
});

it('says which are based on an expected date', () => {
  const estimates = (given: Given) => new Set(deadlines(given).map((one) => one.isEstimate));
  expect(estimates({ status: 'in_transit', eta: '2026-12-01' })).toEqual(new Set([true]));
  expect(estimates(dischargedOn('2026-11-22'))).toEqual(new Set([false]));
});

it('doesn’t take a port on the way for the discharge', () => {
  const found = statusOf({ status: 'in_transit', eta: '2026-12-20', container: BOX });
  const milestones = [
    { code: 'LOAD', location: 'New York', occurred_at: '2026-11-01' },
    { code: 'DISC', location: 'Antwerp', occurred_at: '2026-11-20' },
  ];
  const atStop = { ...found, shipment: found.shipment && { ...found.shipment, milestones } };
  expect(deadlinesOf(atStop, NOW)[0]).toMatchObject({ kind: 'agent', day: '2026-12-06' });
  expect(deadlinesOf(atStop, NOW).every(({ isEstimate }) => isEstimate)).toBe(true);
});

describe('the calendar', () => {
  const events = (given: Given) =>
    deadlineEvents(deadlines(given), {
      reference: 'HAL-1',
      name: 'Corolla',
      url: 'https://site.example/track',
    });
  const entries = (given: Given) => events(given).map((event) => [event.uid, 'day' in event && event.day]);

  it('has all deadlines ahead and the first days with fees', () => {
    expect(entries(boxDischargedOn('2026-11-20'))).toEqual([
      ['deadline-HAL-1-storage@harmattan', '2026-11-23'],
      ['deadline-HAL-1-storage-start@harmattan', '2026-11-24'],
      ['deadline-HAL-1-demurrage@harmattan', '2026-11-25'],
      ['deadline-HAL-1-demurrage-start@harmattan', '2026-11-26'],
      ['deadline-HAL-1-overtime@harmattan', '2026-12-20'],
    ]);
  });

  it('has the same UIDs after a change, so that events move', () => {
    const ids = (given: Given) => entries(given).map(([uid]) => uid);
    expect(ids(boxDischargedOn('2026-11-22'))).toEqual(ids(boxDischargedOn('2026-11-21')));
    expect(new Set(ids(boxDischargedOn('2026-11-22'))).size).toBe(5);
  });
});
