import fc from 'fast-check';
import { safeParse } from 'valibot';
import { bodies } from '../../../scripts/openapi/contract';
import { toApiError } from '../../../src/api/toApiError';
import { describeError } from '../../../src/content/errorMessages';
import { credentialFailure } from '../../../src/features/account/credentialFailure';
import { placeServerErrors } from '../../../src/features/contact/contactDraft';
import { emptyQuote } from '../../../src/features/quote/model/draft';
import { placeErrors } from '../../../src/features/quote/model/steps';
import { calls } from '../../support/calls';
import { expectPlainSentence } from '../../support/faultRun';
import { anyJson, anyText, checkProperty } from '../../support/properties';

const RUNS = 1_500;
const FIELDS = [
  'errors',
  'message',
  'detail',
  'code',
  'non_field_errors',
  'email',
  'contact',
  'field',
  'success',
  'kind',
];
const body = anyJson(...FIELDS);
const status = fc.oneof(
  fc.integer({ min: 200, max: 599 }),
  fc.constantFrom(400, 401, 403, 404, 413, 422, 429, 500),
);
const headers = fc.oneof(
  fc.constant(undefined),
  fc.stringMatching(/^[\w ,:.+-]{1,30}$/).map((text) => new Headers({ 'retry-after': text })),
);
const answered = fc.record({ status, data: body });
const parsing = fc.record({
  status: fc.constant('PARSING_ERROR'),
  originalStatus: status,
  data: anyText,
  error: anyText,
});
const lost = fc.record({
  status: fc.constantFrom('FETCH_ERROR', 'TIMEOUT_ERROR', 'CUSTOM_ERROR', 'OTHER'),
  error: anyText,
});
const thrown = fc.oneof(
  anyText.map((text) => new Error(text)),
  fc.constantFrom(undefined, Symbol('x'), () => 1, new DOMException('x', 'AbortError')),
);

const KINDS = new Set(
  'validation unauthorized forbidden not-found unsupported conflict rejected rate-limited timeout offline unreachable not-reached server malformed'.split(
    ' ',
  ),
);
/** Maximum size of an error in the store: fifty fields and fifty summary lines of 300 characters, with names. */
const STATE_MAX = 200_000;

it('turns any failure into a known kind of error with a plain description and a limited size', () => {
  checkProperty(
    RUNS,
    [fc.oneof<fc.Arbitrary<unknown>[]>(answered, parsing, lost, thrown, body), headers],
    (error, responseHeaders) => {
      const read = toApiError(error, responseHeaders);
      expect(KINDS.has(read.kind)).toBe(true);
      expect(describeError(read).trim()).not.toBe('');
      const isOwnText =
        !('message' in read && read.message) && !('summary' in read && read.summary.length > 0);
      expect(isOwnText ? describeError(read) : '').not.toMatch(/undefined|NaN|Infinity|\[object|e\+\d/);
      expect(JSON.stringify(read).length).toBeLessThan(STATE_MAX);
      expect(toApiError(read)).toBe(read);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );
});

it('describes a failure without a server message in plain words', () => {
  checkProperty(RUNS, [status, anyJson()], (code, data) => {
    const error = toApiError({ status: code, data: { nothing: data, message: null } });
    fc.pre(error.kind !== 'validation');
    expectPlainSentence(error);
  });
});

it('shows every rejection in every form', () => {
  checkProperty(RUNS, [fc.constantFrom(400, 422, 200), body], (code, data) => {
    const error = toApiError({ status: code, data });
    const contact = placeServerErrors(error);
    expect(Object.keys(contact.fields).length + contact.summary.length).toBeGreaterThan(0);
    const quote = placeErrors(error, emptyQuote);
    expect(Object.keys(quote.fields).length + quote.summary.length).toBeGreaterThan(0);
    const account = credentialFailure(error, ['email', 'password'], { fallback: 'Login failed.' });
    expect(account.formErrors.length).toBeGreaterThan(0);
    for (const words of [...contact.summary, ...quote.summary, ...account.formErrors])
      expect(typeof words).toBe('string');
  });
});

/** At least one valid value of each schema, so that a single field can be broken. */
const samples: readonly object[] = [
  ...calls.flatMap(({ reply, body: sent }) => (sent ? [reply, sent] : [reply])),
  { reference: 'HAR-1', email: 'ada@example.com' },
  { id: 1, code: 'USBAL', name: 'Baltimore', country: 'US' },
  { port: 'USBAL', status: 'open' },
];
const names = [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
const nearly = fc
  .tuple(fc.constantFrom(...samples), fc.constantFrom(...names), anyJson(...names))
  .map(([sample, name, value]) => ({ ...sample, [name]: value }));

it.each(bodies)(
  '$name parses or rejects any JSON, and parses its own output to the same value',
  ({ schema }) => {
    checkProperty(200, [fc.oneof(anyJson(...names), nearly)], (value) => {
      const first = safeParse(schema, value);
      fc.pre(first.success);
      const again = safeParse(schema, first.output);
      expect(again).toMatchObject({ success: true, output: first.output as object });
    });
  },
);
