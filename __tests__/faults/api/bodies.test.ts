import type { OperationName } from '../../../src/api/operations';
import { answer, html, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { calls } from '../../support/calls';
import { useFakeTime } from '../../support/fakeTime';
import { expectFailure, outcomeOf } from '../../support/faultRun';

useFakeTime();

const raw =
  (
    body: string | Uint8Array<ArrayBuffer> | null,
    type: string | null = 'application/json',
    status = 200,
  ): Answer =>
  () =>
    new Response(body, { status, headers: type === null ? {} : { 'content-type': type } });

/** Who can do with an answer like that; for all others it is malformed. */
type Takers = readonly OperationName[];
const health: Takers = ['getHealth'];
const noBody: Takers = ['getHealth', 'sendContactMessage'];
const anyObject: Takers = [...noBody, 'getProfile'];
const anyList: Takers = [...noBody, 'getPorts', 'getPortStatuses'];

const bodies: readonly (readonly [string, Answer, Takers])[] = [
  ['204', ok(null), noBody],
  ['an empty body', raw(''), noBody],
  ['null', raw('null'), noBody],
  ['truncated JSON', raw('{"access":"a","refresh":"r","reference":"H'), health],
  ['two documents', raw('{}{}'), health],
  ['HTML of a proxy', html(200), health],
  ['plain text', raw('OK', 'text/plain'), health],
  ['a picture', raw(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]), 'image/png'), health],
  ['a text', raw('"text"'), health],
  ['a number', raw('5'), health],
  ['true', raw('true'), health],
  ['an empty object', raw('{}'), anyObject],
  ['an object of something else', raw('{"results":{"a":1},"next":7}'), anyObject],
  [
    'null in every field',
    ok({ access: null, refresh: null, reference: null, status: null, results: null }),
    anyObject,
  ],
  [
    'objects in every field',
    ok({ access: {}, refresh: {}, reference: {}, status: {}, results: {} }),
    anyObject,
  ],
  ['an empty list', raw('[]'), anyList],
  ['a list of rubbish', raw('[1,"a",null,[]]'), noBody],
  ['`success: false`, which is a refusal', raw('{"success":false}'), health],
];

describe.each(calls)('$name', (call) => {
  it.each(bodies)('200 with %s', async (name, reply, takers) => {
    const outcome = await outcomeOf(call, reply);
    if (takers.includes(call.name)) expect(outcome.error).toBeUndefined();
    else expectFailure(call, outcome, name.startsWith('`') ? 'validation' : 'malformed');
    expect(outcome.requests).toHaveLength(1);
  });

  it.each([
    ['text/plain', 'text/plain'],
    ['text/html', 'text/html; charset=utf-8'],
    ['bytes', 'application/octet-stream'],
    ['nothing', null],
  ])('reads JSON that calls itself %s', async (_name, type) => {
    const bytes = new TextEncoder().encode(JSON.stringify(call.reply));
    const outcome = await outcomeOf(call, raw(bytes, type));
    expect([outcome.error, outcome.requests.length]).toEqual([undefined, 1]);
  });

  it('reads JSON that begins with a byte-order mark', async () => {
    const outcome = await outcomeOf(call, raw(`\uFEFF${JSON.stringify(call.reply)}`));
    expect(outcome.error).toBeUndefined();
  });

  it('keeps a megabyte of words out of the message', async () => {
    const endless = 'word '.repeat(200_000);
    for (const body of [{ detail: endless }, { email: [endless], [endless]: ['x'] }]) {
      const { error } = await outcomeOf(call, ok(body, 400));
      expect(JSON.stringify(error).length).toBeLessThan(1_000);
    }
  });
});

// The stand-in for the network sends no body a second time, as a browser does: queries alone.
describe.each(calls.filter(({ method }) => method === 'GET'))('$name', (call) => {
  it.each([302, 307])('follows a redirect with %i', async (status) => {
    const moved = answer('/moved/', ok(call.reply));
    const outcome = await outcomeOf(call, () =>
      Response.redirect('https://harmattan.example/moved/', status),
    );
    expect([outcome.error, outcome.requests.length, moved.length]).toEqual([undefined, 1, 1]);
  });

  it('takes a redirect to a page for what it is', async () => {
    answer('/login/', html(200));
    const outcome = await outcomeOf(call, () => Response.redirect('https://harmattan.example/login/', 302));
    if (call.name === 'getHealth') expect(outcome.error).toBeUndefined();
    else expectFailure(call, outcome, 'malformed');
  });
});
