import { contract } from '../../../scripts/openapi/contract';
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

/** Operations that accept a body; for all others it is malformed. */
type Operations = readonly OperationName[];
const health: Operations = ['getHealth'];
const noBody: Operations = ['getHealth', 'sendContactMessage'];
const anyObject: Operations = [...noBody, 'getProfile'];
const anyList: Operations = [
  ...health,
  ...calls.map(({ name }) => name).filter((name) => contract[name].response.isList),
];

const bodies: readonly (readonly [string, Answer, Operations])[] = [
  ['204', ok(null), noBody],
  ['an empty body', raw(''), noBody],
  ['null', raw('null'), noBody],
  ['truncated JSON', raw('{"access":"a","refresh":"r","reference":"H'), health],
  ['two documents', raw('{}{}'), health],
  ['HTML from a proxy', html(200), health],
  ['plain text', raw('OK', 'text/plain'), health],
  ['a picture', raw(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]), 'image/png'), health],
  ['a string', raw('"text"'), health],
  ['a number', raw('5'), health],
  ['true', raw('true'), health],
  ['an empty object', raw('{}'), anyObject],
  ['an unrelated object', raw('{"results":{"a":1},"next":7}'), anyObject],
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
  ['a list of garbage', raw('[1,"a",null,[]]'), health],
  ['`success: false`, a rejection', raw('{"success":false}'), health],
];

describe.each(calls)('$name', (call) => {
  it.each(bodies)('200 with %s', async (name, reply, accepting) => {
    const outcome = await outcomeOf(call, reply);
    if (accepting.includes(call.name)) expect(outcome.error).toBeUndefined();
    else expectFailure(call, outcome, name.startsWith('`') ? 'validation' : 'malformed');
    expect(outcome.requests).toHaveLength(1);
  });

  it.each([
    ['text/plain', 'text/plain'],
    ['text/html', 'text/html; charset=utf-8'],
    ['bytes', 'application/octet-stream'],
    ['no content type', null],
  ])('reads JSON served as %s', async (_name, type) => {
    const bytes = new TextEncoder().encode(JSON.stringify(call.reply));
    const outcome = await outcomeOf(call, raw(bytes, type));
    expect([outcome.error, outcome.requests.length]).toEqual([undefined, 1]);
  });

  it('reads JSON that begins with a byte-order mark', async () => {
    const outcome = await outcomeOf(call, raw(`\uFEFF${JSON.stringify(call.reply)}`));
    expect(outcome.error).toBeUndefined();
  });

  it('keeps a megabyte of text out of the error', async () => {
    const endless = 'word '.repeat(200_000);
    for (const body of [{ detail: endless }, { email: [endless], [endless]: ['x'] }]) {
      const { error } = await outcomeOf(call, ok(body, 400));
      expect(JSON.stringify(error).length).toBeLessThan(1_000);
    }
  });
});

// Queries only: unlike a browser, the mocked network cannot send a body again.
describe.each(calls.filter(({ method }) => method === 'GET'))('$name', (call) => {
  it.each([302, 307])('follows a redirect with %i', async (status) => {
    const moved = answer('/moved/', ok(call.reply));
    const outcome = await outcomeOf(call, () =>
      Response.redirect('https://harmattan.example/moved/', status),
    );
    expect([outcome.error, outcome.requests.length, moved.length]).toEqual([undefined, 1, 1]);
  });

  it('treats a redirect to an HTML page as malformed, except for the health check', async () => {
    answer('/login/', html(200));
    const outcome = await outcomeOf(call, () => Response.redirect('https://harmattan.example/login/', 302));
    if (call.name === 'getHealth') expect(outcome.error).toBeUndefined();
    else expectFailure(call, outcome, 'malformed');
  });
});
