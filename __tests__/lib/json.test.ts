import { isRecord, isSame } from '../../src/lib/json';

it('accepts objects with fields only', () => {
  expect([{}, { a: 1 }, Object.create(null)].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'text', 1, () => undefined].some(isRecord)).toBe(false);
});

describe('isSame', () => {
  it.each([
    ['fields in another order', { a: 1, b: ['x', { c: null }] }, { b: ['x', { c: null }], a: 1 }],
    ['empty lists', [], []],
    ['texts', 'a', 'a'],
  ])('is true for %s', (_what, one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each([
    ['another value', { a: { b: 1 } }, { a: { b: 2 } }],
    ['a missing field', { a: 1 }, {}],
    ['one more field', {}, { a: 1 }],
    ['another field', { a: 1 }, { b: 1 }],
    ['items in another order', [1, 2], [2, 1]],
    ['a shorter list', [1, 2], [1]],
    ['a longer list', [1], [1, 2]],
    ['a list and an object', [], {}],
    ['an object and null', {}, null],
    ['a number and its text', 1, '1'],
  ])('is false for %s', (_what, one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});
