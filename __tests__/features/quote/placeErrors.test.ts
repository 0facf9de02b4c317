import { describeRefusal } from '../../../src/content/sending';
import type { QuoteDraft } from '../../../src/features/quote/model/draft';
import { firstStepWithErrors, hasErrors, placeErrors } from '../../../src/features/quote/model/steps';
import type { ApiError, FieldErrors } from '../../../src/lib/apiError';
import { completeDraft } from '../../support/quoteDraft';

const draft = completeDraft as QuoteDraft;
const refused = (fields: FieldErrors, summary: readonly string[] = []): ApiError => ({
  kind: 'validation',
  status: 400,
  fields,
  summary,
});
const place = (fields: FieldErrors, summary?: readonly string[]) =>
  placeErrors(refused(fields, summary), draft);

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
])('places errors of %s at the field %s', (name, field) => {
  expect(place({ [name]: ['One.', 'Two.'] })).toMatchObject({
    fields: { [field]: 'One. Two.' },
    summary: [],
  });
});

it.each([
  ['zip', 'zip'],
  ['vehicles', 'vehicles'],
  ['vehicles.1.make', 'vehicles 1 make'],
  ['contact', 'contact'],
  ['origin.port.code', 'origin port code'],
  ['contact.toString', 'contact toString'],
])('names %s with its errors in the summary', (name, words) => {
  expect(place({ [name]: ['Odd.', 'Very.'] }, ['Closed.'])).toMatchObject({
    fields: {},
    summary: ['Closed.', `${words}: Odd. Very.`],
  });
});

it('lists errors of the request’s id without its name', () => {
  expect(place({ client_request_id: ['Odd.', 'Very.'] }, ['Closed.'])).toMatchObject({
    fields: {},
    summary: ['Closed.', 'Odd.', 'Very.'],
  });
});

it('joins two errors for one field', () => {
  expect(place({ 'origin.region': ['First.'], 'origin.port': ['Second.'] }).fields).toEqual({
    'origin.place': 'First. Second.',
  });
});

it('falls back to a general message', () => {
  expect(place({}).summary).toEqual([describeRefusal({})]);
});

it('ignores other kinds of errors', () => {
  expect(placeErrors({ kind: 'timeout' }, draft)).toEqual({ fields: {}, summary: [] });
});

it('finds the first step with an error, and the others', () => {
  const { fields } = place({ consent: ['No.'], 'contact.email': ['No.'] });
  expect(Object.keys(fields)).toEqual(['contact.email', 'consent']);
  expect(firstStepWithErrors(fields)).toBe('contact');
  expect(firstStepWithErrors({})).toBeUndefined();
  expect(hasErrors(fields, 'review')).toBe(true);
  expect(hasErrors(fields, 'route')).toBe(false);
});
