import { remainingLength } from '../../../src/lib/text/remainingLength';

const words = {
  left: (about: number) => `about ${String(about)} left`,
  few: 'fewer than 100 left',
  over: (about: number) => `about ${String(about)} too many`,
};

it.each([
  ['nothing below four fifths', 799, ''],
  ['nothing while a fifth is left', 800, ''],
  ['the rest, rounded down', 801, 'about 100 left'],
  ['one hundred', 900, 'about 100 left'],
  ['the last hundred', 901, 'fewer than 100 left'],
  ['the end', 1000, 'fewer than 100 left'],
  ['what’s too much, rounded up', 1001, 'about 100 too many'],
  ['what’s too much, rounded up', 1100, 'about 100 too many'],
  ['what’s too much, rounded up', 1101, 'about 200 too many'],
])('says %s: %i of 1000', (_what, length, said) => {
  expect(remainingLength('x'.repeat(length), 1000, words)).toBe(said);
});

it('counts what the server counts: code points, without outer spaces', () => {
  expect(remainingLength('🚗'.repeat(799), 1000, words)).toBe('');
  expect(remainingLength(`  ${'x'.repeat(799)}  `, 1000, words)).toBe('');
});
