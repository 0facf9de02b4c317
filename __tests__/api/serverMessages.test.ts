import { fieldMessages, serverMessage } from '../../src/api/serverMessages';

const none = { fields: {}, summary: [] };
const nested = (depth: number): unknown => (depth === 0 ? 'Bad.' : { a: nested(depth - 1) });
const inLists = (depth: number): unknown => (depth === 0 ? 'Bad.' : [[], inLists(depth - 1)]);
const entries = (count: number, prefix = 'f') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${String(index)}`, 'Bad.']));

describe('serverMessage', () => {
  it.each([
    [{ message: 'Taken.', detail: 'x' }, 'Taken.'],
    [{ detail: 'Not found.' }, 'Not found.'],
    ['Closed.', 'Closed.'],
    [{ message: 5 }, undefined],
    [undefined, undefined],
    [{ message: ' ' }, undefined],
    ['<html></html>', undefined],
    ['Traceback (most recent call last)', undefined],
    ['Error\n    at main.ts:5', undefined],
  ])('of %j is %j', (body, message) => {
    expect(serverMessage(body)).toBe(message);
  });

  it('cuts a megabyte of line breaks before searching it', () => {
    expect(serverMessage(`Closed.${'\n'.repeat(1_000_000)}`)).toBe('Closed.');
  });
});

describe('an answer with an account', () => {
  const account = {
    access: 'token-1',
    refresh: 'token-2',
    user: { email: 'ada@example.com', roles: ['agent'] },
  };

  it.each([
    ['its message only', { success: false, ...account, message: 'No.' }, none],
    [
      'its errors',
      { success: false, ...account, errors: { email: ['Taken.'] } },
      { fields: { email: ['Taken.'] }, summary: [] },
    ],
    ['a detail', { success: false, ...account, detail: 'No.' }, { fields: {}, summary: ['No.'] }],
    ['neither', { success: false, ...account, email: 'ada@example.com' }, none],
    ['no `success`', account, none],
    [
      'errors of these fields',
      { refresh: ['Blank.'], user: ['Gone.'] },
      { fields: { refresh: ['Blank.'], user: ['Gone.'] }, summary: [] },
    ],
  ])('gives no tokens and no account: %s', (_what, body, expected) => {
    expect(fieldMessages(body)).toEqual(expected);
  });
});

describe('fieldMessages', () => {
  it.each<[string, unknown, ReturnType<typeof fieldMessages>]>([
    ['nothing', {}, none],
    ['empty texts', { email: '', name: ['', ' '] }, none],
    [
      'a message of the whole request once',
      { detail: 'Bad.', error: 'Bad.' },
      { fields: {}, summary: ['Bad.'] },
    ],
    [
      '`errors: null` as no errors',
      { errors: null, email: 'Bad.' },
      { fields: { email: ['Bad.'] }, summary: [] },
    ],
    [
      'a subject without a sentence as fields',
      [{ field: 'email' }],
      { fields: { '0.field': ['email'] }, summary: [] },
    ],
    ['a sentence without a subject', [{ detail: 'Bad.' }], { fields: {}, summary: ['Bad.'] }],
    ['an empty subject as none', [{ field: '', detail: 'Bad.' }], { fields: {}, summary: ['Bad.'] }],
    [
      'several errors of a field',
      [
        { attr: 'email', detail: 'One.' },
        { attr: 'email', detail: 'Two.' },
      ],
      { fields: { email: ['One.', 'Two.'] }, summary: [] },
    ],
    [
      'a sentence below a nested field',
      { vehicles: { 12: { make: { message: 'Bad.' } } } },
      { fields: { 'vehicles.12.make': ['Bad.'] }, summary: [] },
    ],
    ['a sentence below an index only', { 12: { message: 'Bad.' } }, { fields: {}, summary: ['Bad.'] }],
    [
      'a sentence below a name with digits',
      { a1: { message: 'Bad.' } },
      { fields: { a1: ['Bad.'] }, summary: [] },
    ],
    [
      'a sentence below a name that starts with one',
      { '1a': { message: 'Bad.' } },
      { fields: { '1a': ['Bad.'] }, summary: [] },
    ],
  ])('reads %s', (_what, body, expected) => {
    expect(fieldMessages(body)).toEqual(expected);
  });

  it('takes a name of 200 characters as a field, and a longer one as the whole request', () => {
    const name = 'n'.repeat(200);
    expect(fieldMessages({ [name]: 'Bad.' })).toEqual({ fields: { [name]: ['Bad.'] }, summary: [] });
    expect(fieldMessages({ [`${name}n`]: 'Bad.' })).toEqual({ fields: {}, summary: ['Bad.'] });
  });

  it('reads five levels of objects or lists, and ignores deeper ones', () => {
    expect(fieldMessages(nested(5))).toEqual({ fields: { 'a.a.a.a.a': ['Bad.'] }, summary: [] });
    expect(fieldMessages(nested(6))).toEqual(none);
    expect(fieldMessages(inLists(5))).toEqual({ fields: { '1.1.1.1': ['Bad.'] }, summary: [] });
    expect(fieldMessages(inLists(6))).toEqual(none);
  });

  it('reads at most 50 fields, 50 keys of an object and 50 items of a list', () => {
    expect(Object.keys(fieldMessages({ a: entries(50), b: entries(50) }).fields)).toHaveLength(50);
    expect(Object.keys(fieldMessages(entries(51)).fields)).not.toContain('f50');
    const list = Array.from({ length: 51 }, (_, index) => `Bad ${String(index)}.`);
    expect(fieldMessages(list).summary).toHaveLength(50);
  });
});
