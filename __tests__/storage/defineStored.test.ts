import * as v from 'valibot';
import { defineStored } from '../../src/storage/defineStored';
import { removeExpired } from '../../src/storage/storedRecord';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 11, 12);
const key = { key: 'k', lifetimeDays: 30 };
const Names = v.array(v.string());
const define = () => defineStored({ key, schema: Names, fallback: ['none'] });
const rawValue = () => JSON.parse(localStorage.getItem('k') ?? 'null') as unknown;
const setClock = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at);
const block = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
};
/** Changes storage as another tab would, with the event this tab receives. */
const writeInAnotherTab = (text: string | null) => {
  if (text === null) localStorage.clear();
  else localStorage.setItem('k', text);
  window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : 'k' }));
};

beforeEach(() => {
  setClock(NOW);
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('reads what was written, until it is removed', () => {
  const names = define();
  expect(names.read()).toEqual(['none']);
  expect(names.write(['Ada'])).toBe(true);
  expect(define().read()).toEqual(['Ada']);
  expect(names.find()).toEqual({ value: ['Ada'], savedAt: NOW, expiresAt: NOW + 30 * DAY_MS });
  expect(names.remove()).toBe(true);
  expect(names.read()).toEqual(['none']);
  expect(localStorage).toHaveLength(0);
});

it('gives the same reference until the value changes', () => {
  const names = define();
  names.write(['Ada']);
  expect(names.read()).toBe(names.read());
});

describe('an unreadable value', () => {
  it.each(['{', 'null', '7', '{"value":[1],"keptAt":1}', '{"__proto__":{"polluted":1}}'])(
    'falls back and can be overwritten: %s',
    (text) => {
      localStorage.setItem('k', text);
      const names = define();
      expect(names.read()).toEqual(['none']);
      expect(names.find()).toBeUndefined();
      expect(names.write(['Ada'])).toBe(true);
      expect(names.read()).toEqual(['Ada']);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it('never pollutes a prototype', () => {
    const parts = defineStored({ key, schema: v.record(v.string(), v.unknown()), fallback: {} });
    localStorage.setItem('k', `{"value":{"__proto__":{"polluted":1}},"keptAt":${String(NOW)}}`);
    expect(parts.read()).not.toHaveProperty('polluted');
  });
});

describe('storage that throws', () => {
  it('when blocked reads the fallback and reports failed writes without throwing', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const names = define();
    expect([names.read(), names.write(['Ada']), names.remove()]).toEqual([['none'], false, false]);
  });

  it('when full reports a failed write and keeps the stored value', () => {
    const names = define();
    names.write(['Ada']);
    block('setItem');
    expect(names.write(['Ada', 'Grace'])).toBe(false);
    expect(names.read()).toEqual(['Ada']);
  });

  it('when full still reads an undated value, with a stable reference', () => {
    localStorage.setItem('k', '["Ada"]');
    block('setItem');
    const names = define();
    expect(names.read()).toEqual(['Ada']);
    expect(names.read()).toBe(names.read());
  });
});

describe('writing', () => {
  it('skips an unchanged value, but renews its lifetime after an hour', () => {
    const names = define();
    names.write(['Ada']);
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    expect(names.write(['Ada'])).toBe(true);
    expect(setItem).not.toHaveBeenCalled();
    setClock(NOW + 3_600_000);
    expect(names.write(['Ada'])).toBe(true);
    expect(names.find()?.savedAt).toBe(NOW + 3_600_000);
  });

  it('compares with what is stored now, not with its own last value', () => {
    const names = define();
    names.write(['Ada']);
    writeInAnotherTab('["Grace"]');
    names.write(['Ada']);
    expect(rawValue()).toMatchObject({ value: ['Ada'] });
  });

  it('updates the value that another tab stored', () => {
    const names = define();
    names.write(['Ada']);
    writeInAnotherTab('["Grace"]');
    names.update((list) => [...list, 'Joan']);
    expect(names.read()).toEqual(['Grace', 'Joan']);
  });
});

describe('subscribers', () => {
  it('are notified of changes by this and other tabs until they unsubscribe', () => {
    const names = define();
    const listener = jest.fn();
    const unsubscribe = names.subscribe(listener);
    names.write(['Ada']);
    names.write(['Ada']);
    writeInAnotherTab('["Grace"]');
    names.remove();
    writeInAnotherTab(null);
    window.dispatchEvent(new StorageEvent('storage', { key: 'another key' }));
    expect(listener.mock.calls).toEqual([
      [['Ada'], 'this-tab'],
      [['Grace'], 'another-tab'],
      [['none'], 'this-tab'],
      [['none'], 'cleared'],
    ]);
    unsubscribe();
    names.write(['Joan']);
    expect(listener).toHaveBeenCalledTimes(4);
  });
});

describe('a lifetime', () => {
  it.each([
    [30 * DAY_MS - 1, ['Ada']],
    [30 * DAY_MS, ['none']],
  ])('of 30 days, %i ms after the last write, gives %j', (age, expected) => {
    const names = define();
    names.write(['Ada']);
    names.read();
    setClock(NOW + age);
    expect(names.read()).toEqual(expected);
    expect(localStorage).toHaveLength(expected[0] === 'Ada' ? 1 : 0);
  });

  it('can be shorter for a value, but never longer', () => {
    const names = define();
    names.write(['Ada'], 7);
    expect(names.find()?.expiresAt).toBe(NOW + 7 * DAY_MS);
    names.write(['Ada'], 60);
    expect(names.find()?.expiresAt).toBe(NOW + 30 * DAY_MS);
    names.write(['Ada']);
    expect(names.find()?.expiresAt).toBe(NOW + 30 * DAY_MS);
  });

  it('ends even if no page reads the value', () => {
    define().write(['Ada']);
    setClock(NOW + 30 * DAY_MS);
    removeExpired([key]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['an earlier build stored without a time', '["Ada"]'],
    ['was stored while the clock was ahead', '{"value":["Ada"],"keptAt":1e999}'],
  ])('starts when a value is read that %s', (_what, text) => {
    localStorage.setItem('k', text);
    const names = define();
    expect(names.find()).toEqual({ value: ['Ada'], savedAt: NOW, expiresAt: NOW + 30 * DAY_MS });
    setClock(NOW + 30 * DAY_MS);
    expect(names.read()).toEqual(['none']);
  });
});

describe('with a clock that is years behind', () => {
  const LONG_AGO = Date.UTC(2015, 0, 1);

  it('nothing that was saved before is lost', () => {
    define().write(['Ada']);
    setClock(LONG_AGO);
    expect(define().read()).toEqual(['Ada']);
    removeExpired([key]);
    setClock(LONG_AGO + 60 * DAY_MS);
    expect(define().read()).toEqual(['Ada']);
    setClock(NOW + DAY_MS);
    expect(define().find()).toMatchObject({ value: ['Ada'], savedAt: NOW });
  });

  it('a lifetime starts once the clock is right', () => {
    setClock(LONG_AGO);
    const names = define();
    names.write(['Ada']);
    expect(names.find()).toEqual({
      value: ['Ada'],
      savedAt: LONG_AGO,
      expiresAt: LONG_AGO + 30 * DAY_MS,
    });
    setClock(NOW);
    removeExpired([key]);
    expect(define().find()).toEqual({ value: ['Ada'], savedAt: NOW, expiresAt: NOW + 30 * DAY_MS });
    setClock(NOW + 30 * DAY_MS);
    expect(define().read()).toEqual(['none']);
  });
});

describe('values of earlier builds', () => {
  it('reads a timestamp stored among the fields', () => {
    const referral = defineStored({ key, schema: v.object({ code: v.string() }), fallback: { code: '' } });
    localStorage.setItem('k', JSON.stringify({ code: '7ZK3M0QW', keptAt: NOW - DAY_MS }));
    expect(referral.find()).toMatchObject({ value: { code: '7ZK3M0QW' }, savedAt: NOW - DAY_MS });
  });

  it.each(['7ZK3M0QW', '12345678', '01234567', '1E234567'])('reads the plain text %s', (code) => {
    const own = defineStored({ key: { ...key, wasPlainText: true }, schema: v.string(), fallback: '' });
    localStorage.setItem('k', code);
    expect([own.read(), define().read(), own.read()]).toEqual([code, ['none'], code]);
  });
});
