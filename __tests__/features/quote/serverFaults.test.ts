import { describeRefusal } from '../../../src/content/refusal';
import type { QuoteDraft } from '../../../src/features/quote/draft';
import {
  firstFaultyStep,
  noFaults,
  serverFaults,
  withoutFaults,
} from '../../../src/features/quote/serverFaults';
import type { ApiError, FieldErrors } from '../../../src/lib/apiError';
import { completeDraft } from '../../support/quoteDraft';

const draft = completeDraft as QuoteDraft;
const refused = (fields: FieldErrors, summary: readonly string[] = []): ApiError => ({
  kind: 'validation',
  status: 400,
  fields,
  summary,
});
const laid = (fields: FieldErrors, summary?: readonly string[]) =>
  serverFaults(refused(fields, summary), draft);

it.each([
  ['origin', 'origin.place'],
  ['origin.region', 'origin.place'],
  ['origin.port', 'origin.place'],
  ['destination.country', 'destination.place'],
  ['destination.city', 'destination.city'],
  ['vehicles.0.make', 'vehicles.0.make'],
  ['contact.email', 'contact.email'],
  ['consent', 'consent'],
  ['notes', 'notes'],
])('the server’s %s is our %s', (name, field) => {
  expect(laid({ [name]: ['One.', 'Two.'] })).toMatchObject({ fields: { [field]: 'One. Two.' }, whole: [] });
});

it.each([
  'zip',
  'vehicles',
  'vehicles.1.make',
  'contact',
  'origin.port.code',
  'client_request_id',
  'contact.toString',
])('the server’s %s has no field here, and is told as a whole', (name) => {
  expect(laid({ [name]: ['Odd.', 'Very.'] }, ['Closed.'])).toMatchObject({
    fields: {},
    whole: ['Closed.', 'Odd.', 'Very.'],
  });
});

it('the first of two names for one field counts', () => {
  expect(laid({ 'origin.region': ['First.'], 'origin.port': ['Second.'] }).fields).toEqual({
    'origin.place': 'First.',
  });
});

it('a refusal without a word says whom to ask', () => {
  expect(laid({}).whole).toEqual([describeRefusal({})]);
});

it('another failure marks nothing', () => {
  expect(serverFaults({ kind: 'timeout' }, draft)).toBe(noFaults);
});

it('remembers the answer', () => {
  const error = refused({ zip: ['Odd.'] });
  expect(serverFaults(error, draft).answer).toBe(error);
});

it('leads to the first step with a fault', () => {
  expect(firstFaultyStep(laid({ consent: ['No.'], 'contact.email': ['No.'] }))).toBe('contact');
  expect(firstFaultyStep(laid({ zip: ['No.'] }))).toBeUndefined();
});

it('takes away the faults that were dealt with, and what was told as a whole', () => {
  const faults = laid({ consent: ['No.'], 'contact.email': ['Bad.'], zip: ['Odd.'] });
  expect(withoutFaults(faults, (field) => field === 'consent')).toEqual({
    answer: faults.answer,
    fields: { 'contact.email': 'Bad.' },
    whole: [],
  });
});
