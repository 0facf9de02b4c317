import { requestQuote } from '../../src/api/quoteEndpoints';
import { makeStore } from '../../src/app/makeStore';
import { describeError } from '../../src/content/errorMessages';
import type { ApiError } from '../../src/lib/apiError';
import { answer } from '../support/answers';
import { exampleQuote } from '../../scripts/openapi/contract';

async function errorOf(body: unknown, status = 400): Promise<Extract<ApiError, { kind: 'validation' }>> {
  answer('/api/quote/', () => Response.json(body, { status }));
  const { error } = await makeStore().store.dispatch(requestQuote.initiate(exampleQuote));
  const failure = error as ApiError | undefined;
  if (failure?.kind !== 'validation') throw new Error(`not a validation error: ${JSON.stringify(error)}`);
  return failure;
}

const REQUIRED = 'This field is required.';

describe('a 400 in every shape of Django REST framework', () => {
  it.each<[string, unknown, Record<string, string[]>, string[]]>([
    [
      'lists by field',
      { email: ['Enter a valid address.', 'Too long.'] },
      { email: ['Enter a valid address.', 'Too long.'] },
      [],
    ],
    ['a string by field', { email: 'Taken.' }, { email: ['Taken.'] }, []],
    ['non-field errors', { non_field_errors: ['Dates clash.'] }, {}, ['Dates clash.']],
    ['a detail', { detail: 'JSON parse error' }, {}, ['JSON parse error']],
    ['nested objects', { contact: { phone: [REQUIRED] } }, { 'contact.phone': [REQUIRED] }, []],
    ['nested lists', { vehicles: [{}, { make: [REQUIRED] }] }, { 'vehicles.1.make': [REQUIRED] }, []],
    ['objects by index', { vehicles: { 1: { make: [REQUIRED] } } }, { 'vehicles.1.make': [REQUIRED] }, []],
    ['nested non-field errors', { vehicles: [{ non_field_errors: ['Two VINs.'] }] }, {}, ['Two VINs.']],
    ['a list', ['No more today.'], {}, ['No more today.']],
    ['a message object by field', { errors: { email: { message: 'Taken.' } } }, { email: ['Taken.'] }, []],
    [
      'a list of errors with their fields',
      {
        type: 'validation_error',
        errors: [
          { code: 'unique', detail: 'Taken.', attr: 'email' },
          { field: 'password', message: 'Short.' },
        ],
      },
      { email: ['Taken.'], password: ['Short.'] },
      [],
    ],
    [
      'FastAPI’s list under detail, without the input that it repeats',
      {
        detail: [
          { type: 'value_error', loc: ['body', 'email'], msg: 'Taken.', input: 'ada@example.com' },
          { type: 'missing', loc: ['body', 'vehicles', 0, 'make'], msg: REQUIRED, input: { year: 2015 } },
          { type: 'json_invalid', loc: ['body'], msg: 'Two VINs.', ctx: { error: 'x' } },
        ],
      },
      { email: ['Taken.'], 'vehicles.0.make': [REQUIRED] },
      ['Two VINs.'],
    ],
    ['a list under a field called message', { message: [REQUIRED] }, { message: [REQUIRED] }, []],
    ['a string', 'No more today.', {}, ['No more today.']],
    [
      'under errors',
      { success: false, message: 'Bad.', errors: { email: ['Taken.'] } },
      { email: ['Taken.'] },
      [],
    ],
    ['a list under errors', { success: false, errors: ['Taken.'] }, {}, ['Taken.']],
    ['null', null, {}, []],
  ])('%s', async (_shape, body, fields, summary) => {
    expect(await errorOf(body)).toMatchObject({ status: 400, fields, summary });
  });

  it.each([200, 201, 400, 422])('reads `success: false` with %i as a validation error', async (status) => {
    const error = await errorOf({ success: false, message: 'Bad.', errors: { email: ['Taken.'] } }, status);
    expect(error).toEqual({
      kind: 'validation',
      status,
      message: 'Bad.',
      fields: { email: ['Taken.'] },
      summary: [],
    });
  });

  it('is described by its message, else its summary, else a general sentence', async () => {
    expect(describeError(await errorOf({ success: false, message: 'Bad.' }))).toBe('Bad.');
    expect(describeError(await errorOf({ non_field_errors: ['Dates clash.'] }))).toBe('Dates clash.');
    expect(describeError(await errorOf({ email: ['x'] }))).toMatch(/^Our server rejected this/);
  });
});

describe('a server message', () => {
  it('is never shown as HTML', async () => {
    const page = '<html><body>Traceback</body></html>';
    const error = await errorOf({ message: page, email: [page], non_field_errors: [page] });
    expect(JSON.stringify(error)).not.toContain('Traceback');
    expect(describeError(error)).toMatch(/^Our server rejected this/);
  });

  it('is limited in length and number', async () => {
    const endless = 'x'.repeat(1_000_000);
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [`f${String(i)}`, [i === 0 ? endless : 'x']]),
    );
    const error = await errorOf({ ...many, message: endless });
    expect(error.message).toHaveLength(300);
    expect(Object.keys(error.fields)).toHaveLength(50);
    expect(error.fields.f0?.[0]).toHaveLength(300);
  });

  it('pollutes no prototype', async () => {
    answer(
      '/api/quote/',
      () => new Response('{"__proto__":{"isAdmin":["x"]},"constructor":["y"]}', { status: 400 }),
    );
    await makeStore().store.dispatch(requestQuote.initiate(exampleQuote));
    expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
  });
});
