import { remainingLength } from '../../src/forms/remainingLength';

it.each([
  ['nothing below four fifths', 15_999, ''],
  ['nothing while a fifth is left', 16_000, ''],
  ['the rest, rounded down', 16_001, 'About 3,900 characters left.'],
  ['one hundred', 19_900, 'About 100 characters left.'],
  ['the last hundred', 19_901, 'Fewer than 100 characters left.'],
  ['the end', 20_000, 'Fewer than 100 characters left.'],
  ['what’s too much, rounded up', 20_001, 'About 100 characters too many.'],
  ['what’s too much, rounded up', 20_100, 'About 100 characters too many.'],
  ['what’s too much, rounded up', 20_101, 'About 200 characters too many.'],
])('says %s: %i of 20,000', (_what, length, said) => {
  expect(remainingLength('x'.repeat(length))).toBe(said);
});

it('counts what the server counts: code points, without outer spaces', () => {
  expect(remainingLength('🚗'.repeat(15_999))).toBe('');
  expect(remainingLength(`  ${'x'.repeat(15_999)}  `)).toBe('');
});
