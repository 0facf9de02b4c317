import { isStored, readExpiring, valueIn, writeExpiring } from '../../src/lib/expiringStorage';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 11, 12);
const entry = { key: 'k', lifetimeDays: 30 };
const stored = () => JSON.parse(localStorage.getItem('k') ?? 'null') as unknown;

it.each([
  [0, true],
  [30 * DAY_MS - 1, true],
  [30 * DAY_MS, false],
])('reads a value %i ms after it was written: %p', (age, isThere) => {
  writeExpiring(entry, ['a'], NOW - age);
  expect(readExpiring(entry, NOW)?.value).toEqual(isThere ? ['a'] : undefined);
  expect(localStorage.getItem('k') !== null).toBe(isThere);
});

it.each([
  ['a text', 'a'],
  ['a list', [{ at: 1 }]],
  ['an object', { draft: {} }],
])('reads %s that has no time, and starts its lifetime then', (_what, value) => {
  localStorage.setItem('k', JSON.stringify(value));
  expect(readExpiring(entry, NOW)).toEqual({ value, keptAt: NOW });
  expect(stored()).toEqual({ value, keptAt: NOW });
  expect(readExpiring(entry, NOW + 30 * DAY_MS)).toBeUndefined();
});

it('takes a time in the future for now, so that the value is neither lost nor kept forever', () => {
  localStorage.setItem('k', '{"value":"a","keptAt":1e999}');
  expect(readExpiring(entry, NOW)).toEqual({ value: 'a', keptAt: NOW });
  expect(readExpiring(entry, NOW + 30 * DAY_MS)).toBeUndefined();
});

it('keeps the time that an earlier build stored beside a referral code', () => {
  const bare = { code: '7ZK3M0QW', keptAt: NOW - DAY_MS };
  localStorage.setItem('k', JSON.stringify(bare));
  expect(readExpiring(entry, NOW)).toEqual({ value: bare, keptAt: bare.keptAt });
});

it('removes what it cannot read', () => {
  localStorage.setItem('k', '{');
  expect(isStored(entry)).toBe(false);
  expect(localStorage.getItem('k')).toBeNull();
});

it('finds the value in the text of a storage event', () => {
  writeExpiring(entry, { a: 1 }, NOW);
  expect(valueIn(localStorage.getItem('k'))).toEqual({ a: 1 });
  expect(valueIn('{"a":1}')).toEqual({ a: 1 });
  expect(valueIn('{')).toBeUndefined();
  expect(valueIn(null)).toBeUndefined();
});
