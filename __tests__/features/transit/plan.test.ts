import { portsByCode } from '../../../src/content/ports/ports';
import { portWarnings } from '../../../src/content/ports/portWarnings';
import { stageWords } from '../../../src/content/tools/transit';
import { roundedMiles, transitPlan } from '../../../src/features/transit/model/plan';
import type { ReportOf } from '../../../src/features/transit/model/plan';

const inputs = { from: 'USBAL', to: 'NGTIN', start: '' };
const noReports: ReportOf = () => undefined;
const nameOf = (code: string) => String(portsByCode.get(code)?.name);
const stages = (change: Partial<typeof inputs> = {}, findReport = noReports) =>
  transitPlan({ ...inputs, ...change }, findReport).rows.map(
    ({ name, length, until }) => `${name}, ${length}, ${until}`,
  );

describe('a plan without reports', () => {
  it('counts days from the filing to the free days of a container in Lagos', () => {
    expect(stages({ from: 'USSAV' })).toEqual([
      'Export filing, 72 hours for car, title and ITN, day 3',
      'Underway, 13 to 15 days, days 16 to 18',
      'No storage fees, for a container, 3 days, as reported, days 19 to 21',
      'No demurrage, for a container, 5 days, as reported, days 21 to 23',
    ]);
  });

  it('counts no free days for RoRo', () => {
    expect(transitPlan(inputs, noReports).hasFreeDays).toBe(false);
    expect(stages()).toHaveLength(2);
  });

  it('warns of two ports without a common method, and of no others', () => {
    const plan = transitPlan({ ...inputs, to: 'NGAPP' }, noReports);
    expect(plan.portWarnings).toEqual([
      'Baltimore takes RoRo only and Apapa takes containers only. One of the two has to change: we’ll suggest which.',
    ]);
    expect(transitPlan({ ...inputs, from: 'USHOU', to: 'NGAPP' }, noReports).portWarnings).toEqual([]);
    expect(transitPlan({ ...inputs, to: 'NGWAR' }, noReports).portWarnings).toEqual([]);
  });

  it('shows dates from the day that title and ITN are in place', () => {
    expect(stages({ start: '2026-12-14' }).slice(0, 2)).toEqual([
      'Export filing, 72 hours for car, title and ITN, 17 Dec 2026',
      'Underway, 12 to 15 days, 29 Dec 2026 to 1 Jan 2027',
    ]);
  });

  it('counts no free days outside Lagos', () => {
    const plan = transitPlan({ ...inputs, to: 'NGONN' }, noReports);
    expect(plan.hasFreeDays).toBe(false);
    expect(plan.rows.map(({ id }) => id)).toEqual(['filing', 'underway']);
  });

  it('names both ports whose wait is unknown', () => {
    const plan = transitPlan(inputs, noReports);
    expect(plan.unknownWaits).toEqual([nameOf('USBAL'), nameOf('NGTIN')]);
    expect(plan.portWarnings).toEqual([]);
    expect(plan.miles).toBe(5162);
    expect(plan.underway).toEqual({ least: 12, most: 15 });
  });
});

describe('a plan with reports', () => {
  it('adds the wait at each port under its name', () => {
    const waits: ReportOf = (code) => ({ state: 'open', waitDays: code === 'USBAL' ? 1 : 4 });
    const names = stages({}, waits);
    expect(names[1]).toBe(`${stageWords.wait(nameOf('USBAL'))}, 1 day, as reported, day 4`);
    expect(names[3]).toBe(`${stageWords.wait(nameOf('NGTIN'))}, 4 days, as reported, days 20 to 23`);
    expect(transitPlan(inputs, waits).unknownWaits).toEqual([]);
    expect(transitPlan(inputs, waits).portWarnings).toEqual([]);
  });

  it('warns about a closed port, and still names its unknown wait', () => {
    const closed: ReportOf = (code) => (code === 'NGTIN' ? { state: 'closed' } : undefined);
    const plan = transitPlan(inputs, closed);
    expect(plan.portWarnings).toEqual([portWarnings.closed?.(nameOf('NGTIN'))]);
    expect(plan.unknownWaits).toHaveLength(2);
  });
});

it('shows the code of a port that we don’t know', () => {
  const plan = transitPlan({ ...inputs, from: 'XXNIL' }, noReports);
  expect(plan.unknownWaits[0]).toBe('XXNIL');
  expect(plan.miles).toBe(0);
});

it.each([
  [0, '0'],
  [24, '0'],
  [25, '50'],
  [949, '950'],
  [5171, '5,150'],
  [1_234_567, '1,234,550'],
])('rounds %i nautical miles to %s', (miles, text) => {
  expect(roundedMiles(miles)).toBe(text);
});
