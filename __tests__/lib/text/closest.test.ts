import { closestPaths, editDistance } from '../../../src/lib/text/closest';

describe('editDistance', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['Saturday', 'Sunday', 3],
    ['ca', 'abc', 2],
    ['teh', 'the', 1],
    ['', 'abc', 3],
    ['same', 'same', 0],
    ['a cat', 'an act', 2],
  ])('is symmetric: %p to %p is %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('closestPaths', () => {
  const KNOWN = [
    '/',
    '/about',
    '/services',
    '/services/auto-shipping',
    '/services/inspection',
    '/services/logistics',
    '/track',
    '/terms',
    '/quote',
    '/port-status',
    '/referral-program',
  ];

  it.each([
    ['/qoute', '/quote'],
    ['/Tracks/', '/track'],
    ['/portstatus', '/port-status'],
    ['/services/inspecton?x=1', '/services/inspection'],
    ['/auto-shiping', '/services/auto-shipping'],
    ['/service/logistics', '/services/logistics'],
    ['/en/quote', '/quote'],
    ['/referal-programme', '/referral-program'],
  ])('corrects %p to %p', (typed, expected) => {
    expect(closestPaths(typed, KNOWN)[0]).toBe(expected);
  });

  it('suggests nothing for a path unlike any other', () => {
    for (const typed of ['/wp-login.php', '/', '', '/x', '/zzzzzzzzzz', 'a'.repeat(100_000)]) {
      expect(closestPaths(typed, KNOWN)).toEqual([]);
    }
  });

  it('does not match single letters', () => {
    expect(closestPaths('/b', ['/services/a'])).toEqual([]);
  });

  it('returns at most three', () => {
    expect(closestPaths('/ac', ['/ab', '/ad', '/ae', '/af'])).toEqual(['/ab', '/ad', '/ae']);
  });
});
