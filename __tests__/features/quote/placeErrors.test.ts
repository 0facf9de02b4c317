import { describeRefusal } from '../../../src/content/refusal';
import type { QuoteDraft } from '../../../src/features/quote/model/draft';
import { firstStepWithErrors, hasErrors, placeErrors } from '../../../src/features/quote/model/placeErrors';
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
])('the server’s %s is our %s', (name, field) => {
  expect(laid({ [name]: ['One.', 'Two.'] })).toMatchObject({ fields: { [field]: 'One. Two.' }, summary: [] });
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
    summary: ['Closed.', 'Odd.', 'Very.'],
  });
});

it('the first of two names for one field counts', () => {
  expect(laid({ 'origin.region': ['First.'], 'origin.port': ['Second.'] }).fields).toEqual({
    'origin.place': 'First.',
  });
});

it('a refusal without a word says whom to ask', () => {
  expect(laid({}).summary).toEqual([describeRefusal({})]);
});

it('another failure marks nothing', () => {
  expect(placeErrors({ kind: 'timeout' }, draft)).toEqual({ fields: {}, summary: [] });
});

it('leads to the first step with a fault, and knows the others', () => {
  const { fields } = laid({ consent: ['No.'], 'contact.email': ['No.'] });
  expect(Object.keys(fields)).toEqual(['contact.email', 'consent']);
  expect(firstStepWithErrors(fields)).toBe('contact');
  expect(firstStepWithErrors({})).toBeUndefined();
  expect(hasErrors(fields, 'review')).toBe(true);
  expect(hasErrors(fields, 'route')).toBe(false);
});
