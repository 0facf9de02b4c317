import type { OperationName } from '../../../src/api/operations';
import { ok } from '../../support/answers';
import { calls } from '../../support/calls';
import { useFakeTime } from '../../support/fakeTime';
import { expectFailure, outcomeOf } from '../../support/faultRun';

useFakeTime();

const MEGABYTE = 'x'.repeat(1_000_000);
const tokens = { access: 'a', refresh: 'r' };
const status = { reference: 'HAR-1', status: 'received' };

/** A 200 response that breaks the contract, and what is read from it; `undefined` means malformed. */
type Row = readonly [name: string, body: unknown, parsed: unknown];

const auth: readonly Row[] = [
  ['a user that is a string', { ...tokens, user: 'ada' }, { ...tokens, user: 'ada' }],
  ['no user', tokens, tokens],
  ['a message that is a list', { ...tokens, message: ['Hi'] }, { ...tokens, message: null }],
  ['success as a string', { ...tokens, success: 'true' }, { ...tokens, success: null }],
  ['a number for a token', { access: 7, refresh: 'r' }, undefined],
  ['an empty token', { access: '', refresh: 'r' }, undefined],
  ['no refresh token', { access: 'a' }, { access: 'a' }],
  ['an invalid refresh token', { access: 'a', refresh: {} }, { access: 'a', refresh: null }],
  ['no access token', { refresh: 'r' }, undefined],
  ['a prototype', '{"access":"a","refresh":"r","__proto__":{"polluted":1}}', tokens],
];

const rows: Readonly<Partial<Record<OperationName, readonly Row[]>>> = {
  login: auth,
  register: auth,
  refreshToken: [
    ['no rotation', { access: 'b', refresh: null }, { access: 'b', refresh: null }],
    ['an invalid refresh token', { access: 'b', refresh: {} }, { access: 'b', refresh: null }],
    ['a list for a token', { access: ['b'] }, undefined],
  ],
  getProfile: [
    ['anything under user', { user: { id: '7', email: 5, x: null } }, { id: '7', email: 5, x: null }],
    ['a user that is a list', { user: [1] }, {}],
    ['a name of 1 MB', { first_name: MEGABYTE }, { first_name: MEGABYTE }],
  ],
  requestQuote: [
    ['a number for a reference', { reference: 4711 }, { reference: '4711' }],
    ['a reference in white space', { reference: ' H \n' }, { reference: 'H' }],
    ['an empty reference', { reference: ' ' }, undefined],
    ['no reference', { success: true }, undefined],
    ['a message that is an object', { reference: 'H', message: {} }, { reference: 'H', message: null }],
  ],
  getQuoteStatus: [
    ['an unknown status', { ...status, status: 'on_fire' }, { status: 'on_fire' }],
    ['a number for a status', { ...status, status: 3 }, undefined],
    ['an empty status', { ...status, status: '' }, undefined],
    ['invalid dates', { ...status, updated_at: 'soon', submitted_at: '0000-99-99' }, { updated_at: 'soon' }],
    ['a date as a number', { ...status, updated_at: 1700000000 }, { updated_at: '2023-11-14T22:13:20.000Z' }],
    ['a voyage that is a number', { ...status, shipment: { voyage: 42 } }, { shipment: { voyage: '42' } }],
    ['no shipment', { ...status, shipment: null }, { shipment: null }],
    ['a shipment that is a list', { ...status, shipment: [] }, { shipment: null }],
    ['a shipment that is a string', { ...status, shipment: 'MV Ada' }, { shipment: null }],
    [
      'milestones that are null',
      { ...status, shipment: { milestones: null } },
      { shipment: { milestones: null } },
    ],
    [
      'a milestone among garbage',
      { ...status, shipment: { milestones: [null, 5, {}, { code: '' }, { code: 'LOAD', location: 7 }] } },
      { shipment: { milestones: [{ code: 'LOAD', location: '7' }] } },
    ],
    ['a message of 1 MB', { ...status, message: MEGABYTE }, { message: MEGABYTE }],
  ],
  sendContactMessage: [
    ['a message that is a list', { message: [1] }, { message: null }],
    ['success that is a number', { success: 1 }, { success: null }],
  ],
  getServiceStatus: [
    ['an unknown status', { status: 'on_fire' }, { status: 'on_fire' }],
    ['services that are null', { status: 'down', services: null }, { services: null }],
    [
      'services among garbage',
      { status: 'down', services: [null, { name: 'a', status: 'down' }, 7] },
      { services: [{ name: 'a', status: 'down' }] },
    ],
    ['services that are an object', { status: 'down', services: { a: 1 } }, { services: null }],
    ['a date that is an object', { status: 'down', updated_at: {} }, { updated_at: null }],
  ],
  getPorts: [
    [
      'numbers as strings',
      [{ id: 7, name: 'A', country: 'US', latitude: '39.2', longitude: ' -76 ' }],
      [{ code: '7', latitude: 39.2, longitude: -76 }],
    ],
    [
      'invalid coordinates',
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
    ['a number for the next page', { results: [], next: 7 }, []],
  ],
  getPortStatuses: [
    ['an unknown status', [{ port: 'A', status: 'on fire' }], [{ status: 'on fire' }]],
    ['a wait as a string', [{ port: 9, status: 'open', wait_days: '2.5' }], [{ port: '9', wait_days: 2.5 }]],
    ['an invalid wait', [{ port: 'A', status: 'open', wait_days: 'long' }], [{ wait_days: null }]],
    ['a note that is an object', [{ port: 'A', status: 'open', note: {} }], [{ note: null }]],
  ],
};

const table = calls.flatMap((call) =>
  (rows[call.name] ?? []).map((row) => [call.name, row[0], call, row] as const),
);

it.each(table)('%s reads or rejects %s', async (_operation, _name, call, [, body, parsed]) => {
  const reply = typeof body === 'string' ? () => new Response(body) : ok(body as object);
  const outcome = await outcomeOf(call, reply);
  if (parsed === undefined) expectFailure(call, outcome, 'malformed');
  else {
    expect(outcome.error).toBeUndefined();
    expect(outcome.data).toMatchObject(Array.isArray(parsed) ? { items: parsed } : (parsed as object));
    expect(outcome.requests).toHaveLength(1);
  }
});
