import { readWorldPhone } from '../../../src/lib/phone/phoneWorld';

/** Numbers that national regulators reserve for examples and drama, in their published format. */
it.each([
  ['+442079460018', '+44 20 7946 0018', 'United Kingdom'],
  ['+233302123456', '+233 30 212 3456', 'Ghana'],
  ['+8613812345678', '+86 138 1234 5678', 'China'],
  ['+971501234567', '+971 50 123 4567', 'United Arab Emirates'],
])('reads %s', (e164, written, country) => {
  expect(readWorldPhone(e164)).toEqual({ written, country, isValid: true });
});

it('marks a number outside its country’s numbering plan as invalid', () => {
  expect(readWorldPhone('+4420794600')).toMatchObject({ isValid: false });
});

it('returns undefined for an unassigned country code', () => {
  expect(readWorldPhone('+999123456789')).toBeUndefined();
});
