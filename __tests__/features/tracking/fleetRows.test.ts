import type { DoneDeadline } from '../../../src/features/tracking/model/doneDeadlines';
import { fleetCsv, fleetEvents } from '../../../src/features/tracking/fleet/model/fleetFiles';
import {
  filterViews,
  rowViewer,
  sortViews,
  statusesOf,
  viewOf,
} from '../../../src/features/tracking/fleet/model/rowView';
import { calendarFile } from '../../../src/lib/time/ics';
import { statusOf } from '../../support/shipmentStatus';
import type { Given } from '../../support/shipmentStatus';

const NOW = Date.UTC(2026, 10, 23, 12);

const portOf = (code: string) =>
  ({
    USBAL: { name: 'Baltimore', label: 'Open', tone: 'good' as const },
    NGTIN: { name: 'Tin Can Island', label: 'Congested', tone: 'caution' as const },
  })[code];

const view = (
  reference: string,
  note: string,
  shipment?: Given,
  at = NOW,
  done: readonly DoneDeadline[] = [],
) =>
  viewOf(
    {
      reference,
      note,
      email: '',
      addedAt: Number(reference.slice(-1)),
      ...(shipment && { answer: { at, found: { ...statusOf(shipment), reference } } }),
    },
    portOf,
    NOW,
    done,
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

it('sorts and finds names by their plain letters', () => {
  const cars = [view('HAL-1', 'Zafira'), view('HAL-2', 'Ọlá’s Benz'), view('HAL-3', 'Corolla')];
  expect(notes([...sortViews(cars, { by: 'car', isDescending: false })])).toEqual([
    'Corolla',
    'Ọlá’s Benz',
    'Zafira',
  ]);
  expect(notes([...filterViews(cars, { text: 'ola', status: '' })])).toContain('Ọlá’s Benz');
  expect(notes([...filterViews(cars, { text: 'ọlá', status: '' })])).toEqual(['Ọlá’s Benz']);
});

it('sorts canceled cars and unknown statuses after all others, each together', () => {
  const all = ['cancelled', 'on_hold', 'delivered', 'cancelled', 'received'].map((status, index) =>
    view(`HAL-${String(index)}`, status, { status, eta: '2026-12-01' }),
  );
  expect(statusesOf(all)).toEqual(['Received', 'Delivered', 'Canceled', 'On hold']);
  expect(notes([...sortViews(all, { by: 'status', isDescending: false })])).toEqual([
    'received',
    'delivered',
    'cancelled',
    'cancelled',
    'on_hold',
  ]);
});

it('gives a canceled car no day of arrival to sort by or to save', () => {
  const canceled = view('HAL-1', 'Benz', { status: 'cancelled', eta: '2026-12-01' });
  const atSea = view('HAL-2', 'Corolla', { status: 'in_transit', eta: '2026-12-20' });
  expect(canceled.arrival?.text).toBe('Not on its way');
  expect(notes([...sortViews([canceled, atSea], { by: 'arrival', isDescending: false })])).toEqual([
    'Corolla',
    'Benz',
  ]);
  expect(fleetCsv([canceled], false)).not.toContain('2026-12-01');
});

it('sorts numbers in names by their value', () => {
  const cars = ['Car 10', 'car 2', 'Car 1'].map((name, index) => view(`HAL-${String(index)}`, name));
  expect(notes([...sortViews(cars, { by: 'car', isDescending: false })])).toEqual([
    'Car 1',
    'car 2',
    'Car 10',
  ]);
  expect(notes([...sortViews(cars, { by: 'car', isDescending: true })])).toEqual([
    'Car 10',
    'car 2',
    'Car 1',
  ]);
});

it('makes a calendar of expected arrivals and deadlines, without e-mail addresses', () => {
  const text = calendarFile(new Date(NOW), fleetEvents(views, 'https://site.example')).replaceAll(
    '\r\n ',
    '',
  );
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
  expect(text).toContain('UID:eta-HAL-1@harmattan');
  expect(text).toContain('SUMMARY:Corolla: Vehicle HAL-1 arrives at');
  expect(text).toContain('UID:deadline-HAL-1-agent@harmattan');
  expect(text).toContain('SUMMARY:Corolla: Fund your customs agent (estimated)');
  expect(text).toContain('DTSTART;VALUE=DATE:20261206');
  expect(text).not.toMatch(/[\w.]+@(?!harmattan)/);
});

it('gives the same day of arrival on the board and in the calendar, in the port’s zone', () => {
  const atNight = view('HAL-6', '', { status: 'in_transit', eta: '2026-12-20T23:30:00Z' });
  expect(atNight.arrival).toEqual({ text: 'Arrives about 21 Dec 2026', day: '2026-12-21' });
  expect(atNight.deadlines.map(({ day }) => day)).toEqual(['2026-12-07', '2026-12-21']);
  expect(fleetEvents([atNight], 'https://site.example').slice(0, 3)).toMatchObject([
    { uid: 'eta-HAL-6@harmattan', day: '2026-12-21' },
    { uid: 'deadline-HAL-6-agent@harmattan', day: '2026-12-07' },
    { uid: 'deadline-HAL-6-terminal@harmattan', day: '2026-12-21' },
  ]);
});

it('makes a row’s view once, so that it renders only when the row changes', () => {
  const row = { reference: 'HAL-1', note: '', email: '', addedAt: 1 };
  const viewer = rowViewer(portOf, NOW, []);
  expect(viewer(row)).toBe(viewer(row));
  expect(viewer({ ...row, note: 'Corolla' })).toMatchObject({ name: 'Corolla' });
});

describe('the deadlines of a row', () => {
  const discharged = (day: string): Given => ({
    status: 'at_port',
    container: 'CSQU3054383',
    milestones: { ARRI: { occurred_at: day }, DISC: { occurred_at: day } },
  });
  const late: Given = { status: 'in_transit', eta: '2026-12-01', container: 'CSQU3054383' };
  const agent = [{ reference: 'HAL-1', kind: 'agent' }] as const;
  const shown = ({ deadlines }: ReturnType<typeof view>) =>
    deadlines.map(({ kind, isDone }) => (isDone ? `${kind} done` : kind));

  it('are the last hard one missed and the next one', () => {
    expect(shown(view('HAL-1', '', discharged('2026-11-19')))).toEqual(['storage', 'demurrage']);
    expect(shown(view('HAL-1', '', discharged('2026-10-02')))).toEqual(['overtime']);
  });

  it('sort free days that end within a week before a soft date that has passed', () => {
    const soft = view('HAL-1', 'soft', late);
    const today = view('HAL-2', 'today', discharged('2026-11-20'));
    const ahead = view('HAL-3', 'ahead', discharged('2026-11-22'));
    const sorting = { by: 'deadline', isDescending: false } as const;
    const later = view('HAL-4', 'later', discharged('2026-11-28'));
    expect(notes([...sortViews([later, ahead, soft, today], sorting)])).toEqual([
      'today',
      'ahead',
      'soft',
      'later',
    ]);
  });

  it('stay in their place once checked off, but no longer count for order and calendar', () => {
    const row = view('hal-1', 'soft', late, NOW, agent);
    expect(shown(row)).toEqual(['agent done', 'storage', 'demurrage']);
    expect(shown(view('HAL-2', '', late, NOW, agent))).toEqual(['agent', 'storage']);
    const ahead = view('HAL-3', 'ahead', discharged('2026-11-22'));
    const sorting = { by: 'deadline', isDescending: false } as const;
    expect(notes([...sortViews([row, ahead], sorting)])).toEqual(['ahead', 'soft']);
    const soon = view('HAL-1', '', { ...late, eta: '2026-12-20' }, NOW, agent);
    const ids = fleetEvents([soon], 'https://site.example').map(({ uid }) => uid);
    expect(ids).not.toContain('deadline-HAL-1-agent@harmattan');
    expect(ids).toContain('deadline-HAL-1-storage@harmattan');
  });
});
