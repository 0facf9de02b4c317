import { plural, pluralWord } from '../../../src/lib/text/plural';

it('counts one thing, none and several', () => {
  expect([0, 1, 2, 1.5].map((count) => plural(count, 'step'))).toEqual([
    '0 steps',
    '1 step',
    '2 steps',
    '1.5 steps',
  ]);
});

it('takes the plural of a noun that has its own', () => {
  expect(plural(2, 'request', 'requests in the queue')).toBe('2 requests in the queue');
});

it('chooses the verb that goes with a count', () => {
  expect([pluralWord(1, 'is', 'are'), pluralWord(3, 'is', 'are')]).toEqual(['is', 'are']);
});
