import { DAY_MS, key, names, NOW, open, setClock, store, stored } from './names';

beforeEach(() => {
  setClock(NOW);
});

describe('a lifetime', () => {
  it.each([
    [30 * DAY_MS - 1, ['Ada'], 1],
    [30 * DAY_MS, ['none'], 0],
  ])('of 30 days, %i ms after the last change, gives %j', (age, expected, count) => {
    store(['Ada']);
    setClock(NOW + age);
    expect(open().value()).toEqual(expected);
    expect(localStorage).toHaveLength(count);
  });

  it('can be shorter for a value, but never longer', () => {
    const isThereAfter = (days: number) => {
      setClock(NOW + days * DAY_MS);
      const isThere = open().record() !== undefined;
      setClock(NOW);
      return isThere;
    };
    for (const [days, lifetime] of [
      [7, 7],
      [60, 30],
    ] as const) {
      open().dispatch(names.changed(['Ada'], { lifetimeDays: days }));
      expect([isThereAfter(lifetime - 1), isThereAfter(lifetime)]).toEqual([true, false]);
    }
  });

  it.each(['null', '"x"', '1e999', String(NOW + 1)])(
    'starts when a value with the timestamp %s is read',
    (keptAt) => {
      localStorage.setItem(key, `{"value":["Ada"],"keptAt":${keptAt}}`);
      expect(open().record()).toMatchObject({ value: ['Ada'], savedAt: NOW });
      expect(stored()?.keptAt).toBe(NOW);
    },
  );

  it('cannot start if storage is full, but the value is read', () => {
    store(['Ada'], NOW + DAY_MS);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(open().value()).toEqual(['Ada']);
  });
});

describe('with a clock that is years behind', () => {
  const LONG_AGO = Date.UTC(2015, 0, 1);

  it('nothing that was saved before is lost', () => {
    store(['Ada']);
    setClock(LONG_AGO);
    expect(open().value()).toEqual(['Ada']);
    setClock(LONG_AGO + 60 * DAY_MS);
    expect(open().value()).toEqual(['Ada']);
    setClock(NOW + DAY_MS);
    expect(open().record()).toMatchObject({ value: ['Ada'], savedAt: NOW });
  });

  it('a lifetime starts once the clock is right', () => {
    setClock(LONG_AGO);
    open().set('Ada');
    expect(open().record()).toMatchObject({ value: ['Ada'], savedAt: LONG_AGO });
    setClock(NOW);
    expect(open().record()).toMatchObject({ value: ['Ada'], savedAt: NOW });
    setClock(NOW + 30 * DAY_MS);
    expect(open().value()).toEqual(['none']);
  });
});
