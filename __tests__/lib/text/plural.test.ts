import { plural, pluralWord } from '../../../src/lib/text/format';

it('uses the singular for one and the plural for any other count', () => {
  expect([0, 1, 2, 1.5].map((count) => plural(count, 'step'))).toEqual([
    '0 steps',
    '1 step',
    '2 steps',
    '1.5 steps',
  ]);
});

it('accepts an irregular plural', () => {
  expect(plural(2, 'request', 'requests in the queue')).toBe('2 requests in the queue');
});

it('chooses the verb for a count', () => {
  expect([pluralWord(1, 'is', 'are'), pluralWord(3, 'is', 'are')]).toEqual(['is', 'are']);
});
