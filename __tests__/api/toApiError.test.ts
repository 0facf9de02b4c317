import { errorName, isApiError, toApiError } from '../../src/api/toApiError';
import type { ApiError } from '../../src/lib/apiError';

/** The error of a response with this status and body. */
const fromResponse = (status: number, data?: unknown, headers?: Record<string, string>) =>
  toApiError({ status, data }, headers && new Headers(headers));

const parsingFailed = (error: string, originalStatus = 200) =>
  toApiError({ status: 'PARSING_ERROR', originalStatus, data: '', error });

describe('isApiError', () => {
  it.each([
    [{ kind: 'timeout' }, true],
    [{ kind: 'not-reached', detail: 'x' }, true],
    [{ kind: 'other' }, false],
    [{ kind: 5 }, false],
    [{}, false],
    [null, false],
    ['timeout', false],
  ])('%j: %s', (value, expected) => {
    expect(isApiError(value)).toBe(expected);
  });
});

describe('toApiError', () => {
  it('returns its own errors unchanged', () => {
    const error: ApiError = { kind: 'offline' };
    expect(toApiError(error)).toBe(error);
  });

  it.each<[string, unknown, ApiError]>([
    ['an exception', new TypeError('x'), { kind: 'malformed', detail: 'TypeError' }],
    ['a serialized exception', { name: 'AbortError' }, { kind: 'malformed', detail: 'AbortError' }],
    ['an object without a status', { status: null }, { kind: 'malformed', detail: 'unknown' }],
    ['a text', 'x', { kind: 'malformed', detail: 'unknown' }],
    ['a timeout', { status: 'TIMEOUT_ERROR', error: 'x' }, { kind: 'timeout' }],
    ['a lost connection', { status: 'FETCH_ERROR', error: 'x' }, { kind: 'unreachable' }],
    [
      'an invalid response',
      { status: 'CUSTOM_ERROR', error: 'no id' },
      { kind: 'malformed', detail: 'no id' },
    ],
  ])('classifies %s', (_what, thrown, expected) => {
    expect(toApiError(thrown)).toEqual(expected);
  });

  it('tells a body that isn’t JSON from a connection lost while reading, and goes by an error page’s status', () => {
    expect(parsingFailed('SyntaxError: Unexpected token')).toEqual({ kind: 'malformed', detail: 'not JSON' });
    expect(parsingFailed('TypeError: network error')).toEqual({ kind: 'unreachable' });
    expect(parsingFailed('SyntaxError: Unexpected token', 500)).toEqual({ kind: 'server', status: 500 });
    expect(parsingFailed('SyntaxError: Unexpected token', 300)).toEqual({ kind: 'rejected', status: 300 });
    expect(parsingFailed('SyntaxError: Unexpected token', 299)).toEqual({
      kind: 'malformed',
      detail: 'not JSON',
    });
  });

  it.each([200, 299, 400, 422])('takes a %i with errors as about the request', (status) => {
    expect(fromResponse(status, { email: ['Taken.'] })).toEqual({
      kind: 'validation',
      status,
      message: undefined,
      fields: { email: ['Taken.'] },
      summary: [],
    });
  });

  it.each<[number, unknown, ApiError]>([
    [300, {}, { kind: 'rejected', status: 300 }],
    [
      401,
      { detail: 'No.', code: 'token_not_valid' },
      { kind: 'unauthorized', message: 'No.', code: 'token_not_valid' },
    ],
    [401, { code: 5 }, { kind: 'unauthorized' }],
    [401, undefined, { kind: 'unauthorized' }],
    [403, { detail: 'Not yours.' }, { kind: 'forbidden', message: 'Not yours.' }],
    [404, { detail: 'Not found.' }, { kind: 'not-found', message: 'Not found.' }],
    [404, '<html></html>', { kind: 'unsupported' }],
    [405, {}, { kind: 'unsupported' }],
    [409, { message: 'Twice.' }, { kind: 'conflict', message: 'Twice.', isThisRequest: false }],
    [410, { message: 'Gone.' }, { kind: 'rejected', status: 410, message: 'Gone.' }],
    [502, '<html></html>', { kind: 'not-reached' }],
    [503, undefined, { kind: 'not-reached' }],
    [502, { detail: 'Down.' }, { kind: 'server', status: 502, message: 'Down.' }],
    [503, { detail: 'Down.' }, { kind: 'server', status: 503, message: 'Down.' }],
    [500, undefined, { kind: 'server', status: 500 }],
    [504, '<html></html>', { kind: 'server', status: 504 }],
  ])('classifies a %i with %j', (status, body, expected) => {
    expect(fromResponse(status, body)).toEqual(expected);
  });
});

describe('the wait after a 429', () => {
  const NOW = Date.parse('2026-11-25T12:00:00Z');
  const waitOf = (headers: Record<string, string>, detail = 'Slow down.') => {
    const error = fromResponse(429, { detail }, headers);
    return error.kind === 'rate-limited' ? error.seconds : error;
  };
  const at = (seconds: number) => new Date(NOW + seconds * 1000).toUTCString();

  beforeEach(() => {
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each<[string, Record<string, string>, string | undefined, number | undefined]>([
    ['seconds', { 'retry-after': '30' }, undefined, 30],
    ['a fraction, rounded up', { 'retry-after': '1.2' }, undefined, 2],
    ['at least one second', { 'retry-after': '0' }, undefined, 1],
    ['a date', { 'retry-after': at(90) }, undefined, 90],
    ['a past date', { 'retry-after': at(-90) }, undefined, 1],
    ['a date by the server’s clock', { 'retry-after': at(90), date: at(60) }, undefined, 30],
    ['an invalid server clock', { 'retry-after': at(90), date: 'today' }, undefined, 90],
    ['the header before the sentence', { 'retry-after': '5' }, 'Available in 40 seconds.', 5],
    ['the sentence without a header', {}, 'Expected available in 40 seconds.', 40],
    ['no sentence of a hundred thousand digits', {}, `In ${'1'.repeat(100_000)}.`, undefined],
    ['one second', {}, 'Available in 1 second.', 1],
    ['the sentence after a wait of weeks', { 'retry-after': '99999999' }, 'In 40 seconds.', 40],
    ['a week', { 'retry-after': '604800' }, undefined, 604800],
    ['nothing', {}, undefined, undefined],
    ['a negative number', { 'retry-after': '-5' }, undefined, undefined],
    ['no number', { 'retry-after': '5 minutes' }, undefined, undefined],
  ])('is read from %s', (_what, headers, detail, seconds) => {
    expect(waitOf(headers, detail)).toBe(seconds);
  });

  it('is unknown without headers and message', () => {
    expect(fromResponse(429)).toEqual({ kind: 'rate-limited', seconds: undefined, message: undefined });
  });
});

it.each([
  [new RangeError('x'), 'RangeError'],
  [{ name: 'Odd' }, 'Odd'],
  [{ name: 5 }, 'unknown'],
  [undefined, 'unknown'],
])('names %p %s', (error, name) => {
  expect(errorName(error)).toBe(name);
});
