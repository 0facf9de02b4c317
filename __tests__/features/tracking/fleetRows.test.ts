import type { QuoteStatus } from '../../../src/api/schemas/quote';
import { deadlinesOf } from '../../../src/features/tracking/fleet/model/deadline';
import { fleetEvents } from '../../../src/features/tracking/fleet/model/fleetEvents';
import {
  filterViews,
  sortViews,
  statusesOf,
  viewOf,
} from '../../../src/features/tracking/fleet/model/rowView';
import { calendarFile } from '../../../src/lib/time/ics';

const NOW = Date.UTC(2026, 10, 23, 12);

interface Shipment {
  readonly status?: string;
  readonly eta?: string;
  readonly milestones?: Readonly<
    Record<string, { readonly occurred_at?: string; readonly expected_at?: string }>
  >;
  readonly from?: string;
  readonly to?: string;
  readonly container?: string;
}

const answerOf = ({
  status = 'booked',
  eta,
  milestones = {},
  from = 'USBAL',
  to = 'NGTIN',
  container,
}: Shipment): QuoteStatus => ({
  reference: 'HAL-1',
  status,
  shipment: {
    origin_port: from,
    destination_port: to,
    eta,
    container,
    milestones: Object.entries(milestones).map(([code, when]) => ({ code, ...when })),
    hasMoreMilestones: false,
  },
});

describe('deadlinesOf', () => {
  const deadlines = (shipment: Shipment) => deadlinesOf(answerOf(shipment), NOW);
  const short = (shipment: Shipment) =>
    deadlines(shipment).map(({ kind, day, isOverdue }) => `${isOverdue ? 'overdue ' : ''}${kind} ${day}`);
  const dischargedOn = (day: string) => ({
    status: 'at_port',
    eta: day,
    milestones: { ARRI: { occurred_at: day }, DISC: { occurred_at: day } },
  });

  it.each([
    // 72 hours before noon UTC on Wed 9 Dec is Sun 6 Dec in Baltimore.
    [
      'the export filing before loading',
      { milestones: { LOAD: { expected_at: '2026-12-09T12:00:00Z' } } },
      ['filing 2026-12-04'],
    ],
    [
      'a late export filing while the car isn’t loaded',
      { eta: '2026-12-20', milestones: { LOAD: { expected_at: '2026-11-25T12:00:00Z' } } },
      ['overdue filing 2026-11-20', 'agent 2026-12-06'],
    ],
    [
      'the nearest of filing and funds',
      { eta: '2026-12-16', milestones: { LOAD: { expected_at: '2026-12-09T12:00:00Z' } } },
      ['agent 2026-12-02'],
    ],
    [
      'the agent’s funds two weeks before arrival',
      { status: 'in_transit', eta: '2026-12-20' },
      ['agent 2026-12-06'],
    ],
    [
      'late funds for the agent, and the free storage days from the expected discharge',
      { status: 'in_transit', eta: '2026-12-01' },
      ['overdue agent 2026-11-17', 'storage 2026-12-03'],
    ],
    ['free storage days in Lagos, discharge included', dischargedOn('2026-11-22'), ['storage 2026-11-24']],
    [
      'storage that has started, and the demurrage of a container',
      { ...dischargedOn('2026-11-20'), container: 'CSQU3054383' },
      ['overdue storage 2026-11-22', 'demurrage 2026-11-24'],
    ],
    [
      'storage that has started, and customs’ next stage',
      dischargedOn('2026-11-20'),
      ['overdue storage 2026-11-22', 'overtime 2026-12-20'],
    ],
    [
      'customs’ stages past and ahead',
      dischargedOn('2026-10-02'),
      ['overdue overtime 2026-11-01', 'further-handling 2026-12-31'],
    ],
    ['disposal once it’s overdue', dischargedOn('2026-07-01'), ['overdue disposal 2026-10-29']],
    [
      'no free days outside Lagos, where none are reported',
      { ...dischargedOn('2026-11-20'), to: 'NGONN' },
      ['overtime 2026-12-20'],
    ],
    [
      'storage of a released car that is still at the terminal',
      { ...dischargedOn('2026-11-20'), status: 'released' },
      ['overdue storage 2026-11-22'],
    ],
  ] as const)('gives %s', (_what, shipment, expected) => {
    expect(short(shipment)).toEqual(expected);
  });

  it.each([
    ['the car is released', { status: 'released', eta: '2026-12-20' }],
    ['the request is cancelled', { status: 'cancelled', eta: '2026-12-20' }],
    [
      'the car has left the port',
      { status: 'at_port', eta: '2026-12-20', milestones: { GTOT: { occurred_at: '2026-11-20' } } },
    ],
    ['there are no dates', { status: 'booked' }],
    ['we state no rules for the port', { status: 'in_transit', eta: '2026-12-20', to: 'GHTEM' }],
  ] as const)('gives none when %s', (_when, shipment) => {
    expect(deadlines(shipment)).toEqual([]);
  });

  it('says whether one is based on an expected date', () => {
    const isEstimate = (shipment: Shipment) => deadlines(shipment).map((one) => one.isEstimate);
    expect(isEstimate({ status: 'in_transit', eta: '2026-12-01' })).toEqual([true, true]);
    expect(isEstimate(dischargedOn('2026-11-22'))).toEqual([false]);
  });
});

const portOf = (code: string) =>
  ({
    USBAL: { name: 'Baltimore', label: 'Open', tone: 'good' as const },
    NGTIN: { name: 'Tin Can Island', label: 'Congested', tone: 'caution' as const },
  })[code];

const view = (reference: string, note: string, shipment?: Shipment, at = NOW) =>
  viewOf(
    {
      reference,
      note,
      email: '',
      addedAt: Number(reference.slice(-1)),
      ...(shipment && { answer: { at, found: { ...answerOf(shipment), reference } } }),
    },
    portOf,
    NOW,
  );

const views = [
  view('HAL-1', 'Corolla', { status: 'in_transit', eta: '2026-12-20' }, NOW - 2),
  view('HAL-2', '', undefined),
  view('HAL-3', 'accord', { status: 'booked' }, NOW - 1),
  view('HAL-4', 'Benz', { status: 'delivered', eta: '2026-11-01' }, NOW - 3),
];
const notes = (list: typeof views) => list.map(({ name }) => name);

it('shows the relevant port: of loading before departure, then of discharge', () => {
  expect(views.map(({ port }) => port?.name)).toEqual([
    'Tin Can Island',
    undefined,
    'Baltimore',
    'Tin Can Island',
  ]);
  expect(view('HAL-5', '', { to: 'GHTEM', status: 'in_transit' }).port).toEqual({ name: 'GHTEM' });
});

it.each([
  ['car', ['accord', 'Benz', 'Corolla', 'HAL-2'], ['HAL-2', 'Corolla', 'Benz', 'accord']],
  ['status', ['accord', 'Corolla', 'Benz', 'HAL-2'], ['Benz', 'Corolla', 'accord', 'HAL-2']],
  ['arrival', ['Benz', 'Corolla', 'HAL-2', 'accord'], ['Corolla', 'Benz', 'HAL-2', 'accord']],
  ['deadline', ['Corolla', 'HAL-2', 'accord', 'Benz'], ['Corolla', 'HAL-2', 'accord', 'Benz']],
  ['port', ['accord', 'Corolla', 'Benz', 'HAL-2'], ['Corolla', 'Benz', 'accord', 'HAL-2']],
  ['checked', ['Benz', 'Corolla', 'accord', 'HAL-2'], ['accord', 'Corolla', 'Benz', 'HAL-2']],
] as const)('sorts by %s, with missing values last in both directions', (by, ascending, descending) => {
  expect(notes([...sortViews(views, { by, isDescending: false })])).toEqual(ascending);
  expect(notes([...sortViews(views, { by, isDescending: true })])).toEqual(descending);
});

it('filters by words in any order and by status', () => {
  const filtered = (text: string, status = '') => notes([...filterViews(views, { text, status })]);
  expect(filtered('can corolla')).toEqual(['Corolla']);
  expect(filtered('hal-2')).toEqual(['HAL-2']);
  expect(filtered('', 'Delivered')).toEqual(['Benz']);
  expect(filtered('corolla', 'Delivered')).toEqual([]);
  expect(statusesOf(views)).toEqual(['Booked', 'In transit', 'Delivered', 'Not looked up yet']);
});

it('makes a calendar of expected arrivals and deadlines, without e-mail addresses', () => {
  const text = calendarFile(
    '-//Test//EN',
    new Date(NOW),
    fleetEvents(views, 'https://site.example'),
  ).replaceAll('\r\n ', '');
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain('UID:eta-HAL-1@harmattan');
  expect(text).toContain('SUMMARY:Corolla: Vehicle HAL-1 arrives at');
  expect(text).toContain('UID:deadline-HAL-1-agent@harmattan');
  expect(text).toContain('SUMMARY:Corolla: Fund your clearing agent');
  expect(text).toContain('DTSTART;VALUE=DATE:20261206');
  expect(text).not.toMatch(/[\w.]+@(?!harmattan)/);
});

it('gives the same day of arrival on the board and in the calendar, in the port’s zone', () => {
  const atNight = view('HAL-6', '', { status: 'in_transit', eta: '2026-12-20T23:30:00Z' });
  expect(atNight.arrival).toEqual({ text: 'Arrives about 21 Dec 2026', day: '2026-12-21' });
  expect(atNight.deadlines.map(({ day }) => day)).toEqual(['2026-12-07']);
  expect(fleetEvents([atNight], 'https://site.example')).toMatchObject([
    { day: '2026-12-21' },
    { day: '2026-12-07' },
  ]);
});
