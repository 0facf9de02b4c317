import { rejected } from '../../src/content/refusal';
import { placeFieldErrors, sameName } from '../../src/forms/placeFieldErrors';
import type { ApiError, FieldErrors } from '../../src/lib/apiError';

const refusal = (
  fields: FieldErrors,
  rest: { readonly summary?: readonly string[]; readonly message?: string } = {},
): ApiError => ({ kind: 'validation', status: 400, summary: [], ...rest, fields });
const place = (error: ApiError) => placeFieldErrors(error, sameName(['email', 'vehicles.0.make']));

it('puts each sentence beside its field', () => {
  expect(place(refusal({ email: ['Taken.', 'Use another.'], 'vehicles.0.make': ['Unknown.'] }))).toEqual({
    fields: { email: 'Taken. Use another.', 'vehicles.0.make': 'Unknown.' },
    summary: [],
  });
});

it('names fields that the form does not have in the summary, after what is about the whole', () => {
  const error = refusal({ 'origin.zip_code': ['Too short.'], email: ['Taken.'] }, { summary: ['Closed.'] });
  expect(place(error)).toEqual({
    fields: { email: 'Taken.' },
    summary: ['Closed.', 'origin zip code: Too short.'],
  });
});

it('joins the sentences of several names for one field', () => {
  const place = placeFieldErrors(refusal({ country: ['Closed.'], port: ['Full.'] }), () => 'place');
  expect(place.fields).toEqual({ place: 'Closed. Full.' });
});

it('says something when the server says nothing, unless it is told otherwise', () => {
  expect(place(refusal({})).summary).toEqual([rejected]);
  expect(place(refusal({}, { message: 'No.' })).summary).toEqual(['No.']);
  expect(placeFieldErrors(refusal({}), sameName([]), () => undefined).summary).toEqual([]);
});

it('reaches no prototype through a field name', () => {
  const { fields } = placeFieldErrors(
    refusal(JSON.parse('{"__proto__":["x"]}') as FieldErrors),
    (name) => name,
  );
  expect(Object.keys(fields)).toEqual(['__proto__']);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it('leaves every other failure alone', () => {
  expect(place({ kind: 'timeout' })).toEqual({ fields: {}, summary: [] });
});
