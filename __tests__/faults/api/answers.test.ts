import type { OperationName } from '../../../src/api/operations';
import { ok } from '../../support/answers';
import { calls } from '../../support/calls';
import { useFakeTime } from '../../support/fakeTime';
import { expectFailure, outcomeOf } from '../../support/faultRun';

useFakeTime();

const MEGABYTE = 'x'.repeat(1_000_000);
const tokens = { access: 'a', refresh: 'r' };
const status = { reference: 'HAR-1', status: 'received' };

/** Answers of a 200 that are a little, or very, unlike the contract; `undefined`: malformed, else what is read. */
type Row = readonly [what: string, body: unknown, read: unknown];

const auth: readonly Row[] = [
  ['a user that is a text', { ...tokens, user: 'ada' }, { ...tokens, user: null }],
  ['no user', tokens, tokens],
  ['a message that is a list', { ...tokens, message: ['Hi'] }, { ...tokens, message: null }],
  ['success as a text', { ...tokens, success: 'true' }, { ...tokens, success: null }],
  ['a number for a token', { access: 7, refresh: 'r' }, undefined],
  ['an empty token', { access: '', refresh: 'r' }, undefined],
  ['no refresh token', { access: 'a' }, { access: 'a' }],
  ['a refresh token that is none', { access: 'a', refresh: {} }, { access: 'a', refresh: null }],
  ['no access token', { refresh: 'r' }, undefined],
  ['a prototype', '{"access":"a","refresh":"r","__proto__":{"polluted":1}}', tokens],
];

const rows: Readonly<Partial<Record<OperationName, readonly Row[]>>> = {
  login: auth,
  register: auth,
  refreshToken: [
    ['no rotation', { access: 'b', refresh: null }, { access: 'b', refresh: null }],
    ['a refresh token that is none', { access: 'b', refresh: {} }, { access: 'b', refresh: null }],
    ['a list for a token', { access: ['b'] }, undefined],
  ],
  getProfile: [
    ['anything under user', { user: { id: '7', email: 5, x: null } }, { id: '7', email: 5, x: null }],
    ['a user that is a list', { user: [1] }, {}],
    ['1 MB of name', { first_name: MEGABYTE }, { first_name: MEGABYTE }],
  ],
  requestQuote: [
    ['a number for a reference', { reference: 4711 }, { reference: '4711' }],
    ['a reference in white space', { reference: ' H \n' }, { reference: 'H' }],
    ['an empty reference', { reference: ' ' }, undefined],
    ['no reference', { success: true }, undefined],
    ['a message that is an object', { reference: 'H', message: {} }, { reference: 'H', message: null }],
  ],
  getQuoteStatus: [
    ['an unknown state', { ...status, status: 'on_fire' }, { status: 'on_fire' }],
    ['a number for a state', { ...status, status: 3 }, undefined],
    ['an empty state', { ...status, status: '' }, undefined],
    [
      'dates that are none',
      { ...status, updated_at: 'soon', submitted_at: '0000-99-99' },
      { updated_at: 'soon' },
    ],
    ['a date as a number', { ...status, updated_at: 1700000000 }, { updated_at: '1700000000' }],
    ['a voyage that is a number', { ...status, shipment: { voyage: 42 } }, { shipment: { voyage: '42' } }],
    ['no shipment', { ...status, shipment: null }, { shipment: null }],
    ['a shipment that is a list', { ...status, shipment: [] }, { shipment: null }],
    ['a shipment that is a text', { ...status, shipment: 'MV Ada' }, { shipment: null }],
    [
      'milestones that are null',
      { ...status, shipment: { milestones: null } },
      { shipment: { milestones: null } },
    ],
    [
      'a milestone among rubbish',
      { ...status, shipment: { milestones: [null, 5, {}, { code: '' }, { code: 'LOAD', location: 7 }] } },
      { shipment: { milestones: [{ code: 'LOAD', location: '7' }] } },
    ],
    ['1 MB of message', { ...status, message: MEGABYTE }, { message: MEGABYTE }],
  ],
  sendContactMessage: [
    ['a message that is a list', { message: [1] }, { message: null }],
    ['success that is a number', { success: 1 }, { success: null }],
  ],
  getServiceStatus: [
    ['an unknown state', { status: 'on_fire' }, { status: 'on_fire' }],
    ['services that are null', { status: 'down', services: null }, { services: null }],
    [
      'services among rubbish',
      { status: 'down', services: [null, { name: 'a', status: 'down' }, 7] },
      { services: [{ name: 'a', status: 'down' }] },
    ],
    ['services that are an object', { status: 'down', services: { a: 1 } }, { services: null }],
    ['a date that is an object', { status: 'down', updated_at: {} }, { updated_at: null }],
  ],
  getPorts: [
    [
      'numbers as texts',
      [{ id: 7, name: 'A', country: 'US', latitude: '39.2', longitude: ' -76 ' }],
      [{ code: '7', latitude: 39.2, longitude: -76 }],
    ],
    [
      'coordinates that are none',
      [{ code: 'A', name: 'A', country: 'US', latitude: 'NaN', longitude: {} }],
      [{ latitude: null, longitude: null }],
    ],
    [
      'infinite coordinates',
      '[{"code":"A","name":"A","country":"US","latitude":1e400,"longitude":"Infinity"}]',
      [{ latitude: null, longitude: null }],
    ],
    ['a city that is a list', [{ code: 'A', name: 'A', country: 'US', city: [] }], [{ city: null }]],
    ['an unknown country', [{ code: 'A', name: 'A', country: 'Atlantis' }], [{ country: 'Atlantis' }]],
    ['pages that are null', { results: null }, undefined],
    ['results that are an object', { results: {} }, undefined],
    ['no next page but a number', { results: [], next: 7 }, []],
  ],
  getPortStatuses: [
    ['an unknown state', [{ port: 'A', status: 'on fire' }], [{ status: 'on fire' }]],
    ['a wait as a text', [{ port: 9, status: 'open', wait_days: '2.5' }], [{ port: '9', wait_days: 2.5 }]],
    ['a wait that is none', [{ port: 'A', status: 'open', wait_days: 'long' }], [{ wait_days: null }]],
    ['a note that is an object', [{ port: 'A', status: 'open', note: {} }], [{ note: null }]],
  ],
};

const table = calls.flatMap((call) =>
  (rows[call.name] ?? []).map((row) => [call.name, row[0], call, row] as const),
);

it.each(table)('%s: %s', async (_name, _what, call, [, body, read]) => {
  const reply = typeof body === 'string' ? () => new Response(body) : ok(body as object);
  const outcome = await outcomeOf(call, reply);
  if (read === undefined) expectFailure(call, outcome, 'malformed');
  else {
    expect(outcome.error).toBeUndefined();
    expect(outcome.data).toMatchObject(Array.isArray(read) ? { items: read } : (read as object));
    expect(outcome.requests).toHaveLength(1);
  }
});
