import {
  allPorts,
  filterPorts,
  hasTrouble,
  portsWithoutStatus,
  readFilter,
  writeFilter,
} from '../../../src/features/ports/filterPorts';
import type { PortFilter } from '../../../src/features/ports/filterPorts';
import type { PortState } from '../../../src/features/ports/joinPorts';

const port = (code: string, name: string, more: Partial<PortState> = {}): PortState => ({
  code,
  name,
  country: code.slice(0, 2),
  place: '',
  state: 'open',
  note: '',
  ...more,
});
const ports = [
  port('USSAV', 'Savannah', { state: 'closed', updatedAt: '2026-07-10T09:00:00Z' }),
  port('NGTIN', 'Tin Can', { state: 'congested', place: 'Apapa, Lagos' }),
  port('USBAL', 'Baltimore', { state: 'unknown', updatedAt: '2026-07-10T11:00:00+01:00' }),
  port('NGAPP', 'Àpapa', { state: 'restricted', updatedAt: '2026-07-10T11:00:00Z' }),
  port('USJAX', 'Jacksonville'),
];
const filtered = (filter: Partial<PortFilter>) =>
  filterPorts(ports, { ...allPorts, ...filter }).map(({ code }) => code);

it('lists ports along the coasts on request, and others last', () => {
  const along = { sort: 'coast' } as const;
  expect(filtered(along)).toEqual(['USBAL', 'USSAV', 'USJAX', 'NGTIN', 'NGAPP']);
  const others = [port('XXAAB', 'B'), port('XXAAA', 'A'), ...ports];
  expect(filterPorts(others, { ...allPorts, ...along }).map(({ code }) => code)).toEqual([
    ...filtered(along),
    'XXAAA',
    'XXAAB',
  ]);
});

it('lists ports with trouble first, and those with the same status along the coasts', () => {
  expect(filtered({})).toEqual(['USSAV', 'NGAPP', 'NGTIN', 'USBAL', 'USJAX']);
  const open = [port('NGTIN', 'A'), port('USBAL', 'B'), port('USSAV', 'C', { state: 'closed' })];
  expect(filterPorts(open, allPorts).map(({ code }) => code)).toEqual(['USSAV', 'USBAL', 'NGTIN']);
  expect(ports.filter(hasTrouble).map(({ code }) => code)).toEqual(['USSAV', 'NGTIN', 'NGAPP']);
});

it('counts a port whose status hasn’t loaded as unknown', () => {
  const [loading] = portsWithoutStatus;
  expect(portsWithoutStatus.some(hasTrouble)).toBe(false);
  const mixed = [loading, port('USOPN', 'Open'), port('USCNG', 'Slow', { state: 'congested' })].flatMap(
    (each) => each ?? [],
  );
  expect(filterPorts(mixed, allPorts).map(({ code }) => code)).toEqual(['USCNG', loading?.code, 'USOPN']);
});

it('keeps ports whose status hasn’t loaded, whatever status is chosen', () => {
  expect(filterPorts(portsWithoutStatus, { ...allPorts, state: 'closed' })).toEqual(portsWithoutStatus);
});

it.each<[Partial<PortFilter>, string[]]>([
  [{ country: 'NG' }, ['NGAPP', 'NGTIN']],
  [{ state: 'open' }, ['USJAX']],
  [{ country: 'US', state: 'congested' }, []],
  [{ q: 'apapa' }, ['NGAPP', 'NGTIN']],
  [{ q: ' LAGOS  tin ' }, ['NGTIN']],
  [{ q: 'usbal' }, ['USBAL']],
  [{ q: 'lagos baltimore' }, []],
])('narrows to %j', (filter, codes) => {
  expect(filtered(filter)).toEqual(codes);
});

it('sorts by name or the newest report', () => {
  expect(filtered({ sort: 'name' })).toEqual(['NGAPP', 'USBAL', 'USJAX', 'USSAV', 'NGTIN']);
  expect(filtered({ sort: 'updated' })).toEqual(['NGAPP', 'USBAL', 'USSAV', 'USJAX', 'NGTIN']);
});

it('sorts equal ports by name', () => {
  const same = [port('USB', 'B'), port('USA', 'A')];
  const order = (sort: PortFilter['sort']) =>
    filterPorts(same, { ...allPorts, sort }).map(({ name }) => name);
  expect([order('state'), order('updated')]).toEqual([
    ['A', 'B'],
    ['A', 'B'],
  ]);
});

it.each<[string, PortFilter]>([
  ['', allPorts],
  [
    '?country=ng&state=CLOSED&q=tin&sort=updated',
    { country: 'NG', state: 'closed', q: 'tin', sort: 'updated' },
  ],
  ['?country=toString&state=constructor&sort=best', allPorts],
  [`?q=${'x'.repeat(70)}`, { ...allPorts, q: 'x'.repeat(60) }],
  [`?q=${'x'.repeat(59)}🚗`, { ...allPorts, q: 'x'.repeat(59) }],
])('reads the query %s', (search, filter) => {
  expect(readFilter(new URLSearchParams(search))).toEqual(filter);
});

it('writes only what differs from the default', () => {
  expect(writeFilter(allPorts).toString()).toBe('');
  expect(writeFilter({ country: 'NG', state: '', q: 'tin', sort: 'state' }).toString()).toBe(
    'country=NG&q=tin',
  );
});
