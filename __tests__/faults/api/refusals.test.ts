import type { ApiErrorKind } from '../../../src/lib/apiError';
import { html, ok } from '../../support/answers';
import type { Answer } from '../../support/answers';
import { calls } from '../../support/calls';
import { useFakeTime } from '../../support/fakeTime';
import { expectFailure, expectPlainSentence, outcomeOf } from '../../support/faultRun';

useFakeTime();

const raw =
  (body: string | null, status: number, headers: Record<string, string> = {}): Answer =>
  () =>
    new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });

const throttled = (retryAfter?: string, detail = 'Request was throttled.'): Answer =>
  raw(JSON.stringify({ detail }), 429, retryAfter === undefined ? {} : { 'retry-after': retryAfter });

const REQUIRED = 'This field is required.';

/** Bodies of a 400 in every shape that Django REST framework and its plugins send. */
const refusals: readonly (readonly [string, unknown])[] = [
  ['a string', 'No more today.'],
  ['a list', ['No more today.']],
  ['an object of lists', { email: [REQUIRED], consent: ['Must be true.'] }],
  ['an object of strings', { email: REQUIRED }],
  ['nested', { contact: { phone: [REQUIRED] }, vehicles: [{}, { make: [REQUIRED] }] }],
  ['non_field_errors', { non_field_errors: ['Dates clash.'] }],
  ['detail', { detail: 'JSON parse error' }],
  ['message', { success: false, message: 'Bad.' }],
  ['errors', { success: false, errors: { email: ['Taken.'] } }],
  ['errors as a list', { errors: [{ attr: 'email', detail: 'Taken.' }] }],
  ['numbers, booleans and null', { email: [7, false, null], phone: null, a: 1e300 }],
  ['empty', {}],
  ['null', null],
  ['nested a hundred deep', JSON.parse(`${'{"a":'.repeat(100)}1${'}'.repeat(100)}`)],
  [
    'ten thousand fields',
    Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${String(i)}`, ['x']])),
  ],
];

const statuses: readonly (readonly [string, Answer, ApiErrorKind])[] = [
  ['400 with HTML', html(400), 'validation'],
  ['400 without a body', raw('', 400), 'validation'],
  ['400 with broken JSON', raw('{"email": [', 400), 'validation'],
  ['402', ok({}, 402), 'rejected'],
  ['403', ok({ detail: 'Not yours.' }, 403), 'forbidden'],
  ['403 with HTML', html(403), 'forbidden'],
  ['404', ok({ detail: 'Not found.' }, 404), 'not-found'],
  ['404 with HTML', html(404), 'unsupported'],
  ['405', ok({ detail: 'Method not allowed.' }, 405), 'unsupported'],
  ['409 with a list', ok(['Already there.'], 409), 'conflict'],
  ['413 with HTML', html(413), 'rejected'],
  ['415', ok({ detail: 'Unsupported media type.' }, 415), 'rejected'],
  ['418 with a message that is an object', ok({ message: { a: 1 } }, 418), 'rejected'],
  ['429', throttled(), 'rate-limited'],
  ['429 in seconds', throttled('30'), 'rate-limited'],
  ['429 with a date', throttled('Fri, 20 Nov 2099 10:00:00 GMT'), 'rate-limited'],
  ['429 with HTML', html(429), 'rate-limited'],
  ['429 with a huge Retry-After', throttled('9'.repeat(30)), 'rate-limited'],
  [
    '429 with a huge wait in its message',
    throttled(undefined, `Wait ${'9'.repeat(40)} seconds.`),
    'rate-limited',
  ],
  ['429 of zero seconds', throttled(undefined, 'Expected available in 0 seconds.'), 'rate-limited'],
  ['429 with a negative Retry-After', throttled('-5'), 'rate-limited'],
  ['500 with HTML', html(500), 'server'],
  ['500 without a body', raw('', 500), 'server'],
  ['502 with HTML', html(502), 'not-reached'],
  ['503 with HTML', html(503), 'not-reached'],
  ['503 without a body', raw('', 503), 'not-reached'],
  ['503 with JSON', ok({ detail: 'secret' }, 503), 'server'],
  ['504 with broken JSON', raw('{"a', 504), 'server'],
  ['599 with JSON', ok({ detail: 'secret' }, 599), 'server'],
];

describe.each(calls)('$name', (call) => {
  it.each(refusals)('reads a 400 with %s as a validation error', async (_name, body) => {
    expectFailure(call, await outcomeOf(call, raw(JSON.stringify(body), 400)), 'validation');
  });

  it.each(statuses)('maps %s to its kind of error', async (_name, reply, kind) => {
    expectFailure(call, await outcomeOf(call, reply), kind);
  });

  it.each([
    ['30', 30],
    ['0', 1],
    ['2.5', 3],
    ['-5', undefined],
    ['soon', undefined],
  ])('reads 429 with Retry-After: %s as %p seconds', async (header, seconds) => {
    const { error } = await outcomeOf(call, throttled(header));
    expect(error).toMatchObject({ kind: 'rate-limited', seconds });
    expectPlainSentence(error);
  });

  it('reads a Retry-After date as the seconds until then', async () => {
    const { error } = await outcomeOf(call, throttled(new Date(Date.now() + 90_000).toUTCString()));
    expect(error).toMatchObject({ kind: 'rate-limited' });
    const seconds = error?.kind === 'rate-limited' ? error.seconds : 0;
    expect(seconds).toBeGreaterThan(85);
    expect(seconds).toBeLessThanOrEqual(90);
  });
});
