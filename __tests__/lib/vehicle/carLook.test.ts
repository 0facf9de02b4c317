import { isCarBody, parseCarCode } from '../../../src/lib/vehicle/carLook';

describe('the code of a car’s look', () => {
  it.each([
    ['suv-blue', { body: 'suv', paint: 'blue' }],
    ['motorcycle-red', { body: 'motorcycle', paint: 'red' }],
    ['suv', { body: 'suv', paint: undefined }],
    ['suv-plaid', { body: 'suv', paint: undefined }],
  ])('%s is read', (code, look) => {
    expect(parseCarCode(code)).toEqual(look);
  });

  it.each(['', 'boat', 'boat-blue', 'blue', 'suv-blue-red'])('“%s” is none', (code) => {
    expect(parseCarCode(code)).toBeUndefined();
  });
});

it('tells bodies with a picture from drawn ones', () => {
  expect(['sedan', 'suv', 'pickup', 'van'].every(isCarBody)).toBe(true);
  expect(['bus', 'machinery', '', undefined].some(isCarBody)).toBe(false);
});
