import { rejected } from '../../src/content/sending';
import { placeFieldErrors, sameName } from '../../src/forms/placeFieldErrors';
import type { ApiError, FieldErrors } from '../../src/lib/apiError';

const refusal = (
  fields: FieldErrors,
  rest: { readonly summary?: readonly string[]; readonly message?: string } = {},
): ApiError => ({ kind: 'validation', status: 400, summary: [], ...rest, fields });
const place = (error: ApiError) => placeFieldErrors(error, sameName(['email', 'vehicles.0.make']));

it('puts each message next to its field', () => {
  expect(place(refusal({ email: ['Taken.', 'Use another.'], 'vehicles.0.make': ['Unknown.'] }))).toEqual({
    fields: { email: 'Taken. Use another.', 'vehicles.0.make': 'Unknown.' },
    summary: [],
  });
});

it('lists fields the form does not have in the summary, after the general errors', () => {
  const error = refusal({ 'origin.zip_code': ['Too short.'], email: ['Taken.'] }, { summary: ['Closed.'] });
  expect(place(error)).toEqual({
    fields: { email: 'Taken.' },
    summary: ['Closed.', 'origin zip code: Too short.'],
  });
});

it('joins the messages of several server fields for one form field', () => {
  const place = placeFieldErrors(refusal({ country: ['Closed.'], port: ['Full.'] }), () => 'place');
  expect(place.fields).toEqual({ place: 'Closed. Full.' });
});

it('falls back to a general message when the server gives none, unless told not to', () => {
  expect(place(refusal({})).summary).toEqual([rejected]);
  expect(place(refusal({}, { message: 'No.' })).summary).toEqual(['No.']);
  expect(placeFieldErrors(refusal({}), sameName([]), () => undefined).summary).toEqual([]);
});

it('does not touch a prototype through a field name', () => {
  const { fields } = placeFieldErrors(
    refusal(JSON.parse('{"__proto__":["x"]}') as FieldErrors),
    (name) => name,
  );
  expect(Object.keys(fields)).toEqual(['__proto__']);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('ignores every other kind of error', () => {
  expect(place({ kind: 'timeout' })).toEqual({ fields: {}, summary: [] });
});
