import type { Port, PortStatus } from '../../../src/api/schemas/ports';
import { portsByCode } from '../../../src/content/ports/ports';
import { joinPorts } from '../../../src/features/ports/joinPorts';

const baltimore: Port = { code: 'usbal', name: ' Baltimore ', country: 'US' };
const open: PortStatus = { port: 'USBAL', status: ' Open ' };
const known = portsByCode.get('USBAL');
const firstJoined = (ports: readonly Port[], statuses: readonly PortStatus[]) =>
  joinPorts(ports, statuses)[0];

it('joins a port and its status by code, ignoring case', () => {
  const port = { ...baltimore, city: ' Canton ' };
  const status = { ...open, note: ' Gate 2 ', wait_days: 365, updated_at: '2026-07-10' };
  expect(joinPorts([port], [status])).toEqual([
    {
      code: 'USBAL',
      name: 'Baltimore',
      country: 'US',
      place: 'Canton',
      state: 'open',
      note: 'Gate 2',
      waitDays: 365,
      updatedAt: '2026-07-10',
    },
  ]);
});

it('fills in our own data about a port', () => {
  expect(firstJoined([baltimore], [])?.place).toBe(known?.place);
});

it('adds an unlisted port that has a status, with our own data about it', () => {
  expect(firstJoined([], [open])).toMatchObject({
    code: 'USBAL',
    name: known?.name,
    country: 'US',
    place: known?.place,
    state: 'open',
  });
  expect(firstJoined([], [{ port: 'XXZZZ', status: 'closed' }])).toMatchObject({
    code: 'XXZZZ',
    name: 'XXZZZ',
    country: '',
    place: '',
    state: 'closed',
  });
});

it('finds a port’s status by its id', () => {
  const states: PortStatus[] = [{ port: '7', status: 'closed' }];
  expect(joinPorts([{ ...baltimore, id: '7' }], states).map(({ state }) => state)).toEqual(['closed']);
  expect(joinPorts([{ ...baltimore, id: null }], states).map(({ state }) => state)).toEqual([
    'unknown',
    'closed',
  ]);
});

it('reads a missing status as unknown, and keeps the text of an unexpected one', () => {
  expect(firstJoined([baltimore], [])).toMatchObject({ state: 'unknown', note: '' });
  expect(firstJoined([baltimore], [])?.rawStatus).toBeUndefined();
  expect(firstJoined([baltimore], [{ ...open, status: 'Half open' }])).toMatchObject({
    state: 'unknown',
    rawStatus: 'Half open',
  });
  expect(firstJoined([baltimore], [{ ...open, status: 'PARTIALLY_OPEN' }])?.rawStatus).toBe('Partially open');
  expect(firstJoined([baltimore], [{ ...open, status: 'toString' }])).toMatchObject({ state: 'unknown' });
});

it.each([0, 365])('accepts a wait of %i days', (wait_days) => {
  expect(firstJoined([baltimore], [{ ...open, wait_days }])?.waitDays).toBe(wait_days);
});

it.each([366, -1, null])('ignores a wait of %s days', (wait_days) => {
  expect(firstJoined([baltimore], [{ ...open, wait_days }])?.waitDays).toBeUndefined();
});

it.each([
  ['NG TIN', 'ngtin'],
  ['NGLKK', 'NGLEK'],
  ['NGLEK', 'ng-lkk'],
  ['NGAPP', 'Apapa'],
])('joins a port %j and the status of %j, which mean the same', (code, port) => {
  const joined = joinPorts([{ code, name: 'Ours', country: 'NG' }], [{ port, status: 'closed' }]);
  expect(joined).toHaveLength(1);
  expect(joined[0]).toMatchObject({ name: 'Ours', state: 'closed' });
});

it('reads a code in any spelling, and no other text as one', () => {
  const codes = (port: string) => joinPorts([], [{ port, status: 'open' }]).map(({ code }) => code);
  expect([codes('ng xyz'), codes('NG-XYZ')]).toEqual([['NGXYZ'], ['NGXYZ']]);
  expect([codes('port ng xyz'), codes('ng xyz 1')]).toEqual([['PORT NG XYZ'], ['NG XYZ 1']]);
});

it('takes the country from a UN/LOCODE only', () => {
  const country = (code: string) => firstJoined([{ ...baltimore, code, country: 'gh' }], [])?.country;
  expect(['USXYZ', 'XUSXYZ', 'USXYZQ'].map(country)).toEqual(['US', 'GH', 'GH']);
});

it('doesn’t take one unknown port’s status for another’s', () => {
  const port = { code: 'XXAAA', name: 'Elsewhere', country: 'XX' };
  expect(joinPorts([port], [{ port: 'XXBBB', status: 'closed' }])).toMatchObject([
    { code: 'XXAAA', place: '', state: 'unknown' },
    { code: 'XXBBB', state: 'closed' },
  ]);
});

it('keeps the first of two ports with one code', () => {
  const twice = [baltimore, { ...baltimore, name: 'Another' }];
  expect(joinPorts(twice, []).map(({ name }) => name)).toEqual(['Baltimore']);
});
