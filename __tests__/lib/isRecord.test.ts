import { isRecord } from '../../src/lib/json';

it('accepts objects with fields only', () => {
  expect([{}, { a: 1 }, Object.create(null)].every(isRecord)).toBe(true);
  expect([null, undefined, [], 'text', 1, () => undefined].some(isRecord)).toBe(false);
});
