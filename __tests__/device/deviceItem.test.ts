import * as v from 'valibot';
import { makeStore } from '../../src/app/makeStore';
import { storageKeys } from '../../src/config/storageKeys';
import { defineDeviceItem } from '../../src/device/defineDeviceItem';
import { clearDevice } from '../../src/device/deviceListeners';
import { openStore } from '../support/session';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 11, 12);
/** Any item will do; this one is deleted after 30 days. */
const { key } = storageKeys.enquiryList;
const names = defineDeviceItem({
  key: storageKeys.enquiryList,
  schema: v.pipe(v.array(v.string()), v.maxLength(3)),
  fallback: ['none'],
});

const setClock = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at);
const store = (value: unknown, keptAt: unknown = NOW, lifetimeDays?: number) => {
  localStorage.setItem(key, JSON.stringify({ value, keptAt, lifetimeDays }));
};
const stored = () =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as { value: unknown; keptAt: number } | null;
const announce = (changed: string | null = key) => {
  window.dispatchEvent(new StorageEvent('storage', { key: changed }));
};

/** A newly loaded page. */
function open() {
  const { dispatch, getState } = openStore().store;
  return {
    dispatch,
    value: () => names.select(getState()),
    isSaved: () => names.selectIsSaved(getState()),
    canUndo: () => names.selectCanUndo(getState()),
    record: () => names.selectRecord(getState()),
    set: (...value: string[]) => dispatch(names.changed(value)),
  };
}

beforeEach(() => {
  setClock(NOW);
});

it('is read, saved with a timestamp, and removed', () => {
  const page = open();
  expect(page.value()).toEqual(['none']);
  page.set('Ada');
  expect(stored()).toEqual({ value: ['Ada'], keptAt: NOW });
  expect(open().value()).toEqual(['Ada']);
  expect(open().record()).toMatchObject({ value: ['Ada'], savedAt: NOW });
  page.dispatch(names.removed());
  expect([page.value(), page.record()]).toEqual([['none'], undefined]);
  expect(localStorage).toHaveLength(0);
});

it('has the fallback until the device is read, so that the first render matches the prerendered page', () => {
  store(['Ada']);
  expect(names.select(makeStore().store.getState())).toEqual(['none']);
});

it('gives the same reference until the value changes', () => {
  store(['Ada']);
  const page = open();
  const before = page.value();
  page.dispatch({ type: 'else' });
  expect(page.value()).toBe(before);
});

describe('an unreadable value', () => {
  it.each(['{', 'null', '7', '{"value":[1],"keptAt":1}', '["Ada"]', '{"__proto__":{"polluted":1}}'])(
    'falls back and can be overwritten: %s',
    (text) => {
      localStorage.setItem(key, text);
      const page = open();
      expect(page.value()).toEqual(['none']);
      page.set('Ada');
      expect(open().value()).toEqual(['Ada']);
      expect(Object.keys(Object.prototype)).toEqual([]);
    },
  );

  it('never pollutes a prototype', () => {
    localStorage.setItem(key, `{"value":{"__proto__":{"polluted":1}},"keptAt":${String(NOW)}}`);
    expect(open().record()?.value).not.toHaveProperty('polluted');
  });
});

describe('a value that cannot be saved', () => {
  it('lasts for the visit where storage is blocked', () => {
    jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const page = open();
    expect([page.value(), page.isSaved()]).toEqual([['none'], true]);
    page.set('Ada');
    expect([page.value(), page.isSaved()]).toEqual([['Ada'], false]);
    page.dispatch(names.updated((list) => [...list, 'Grace']));
    expect(page.value()).toEqual(['Ada', 'Grace']);
    page.dispatch(names.removed());
    expect([page.value(), page.isSaved()]).toEqual([['none'], true]);
  });

  it('lasts while storage is full, and leaves the saved one alone', () => {
    const page = open();
    page.set('Ada');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.set('Grace');
    expect([page.value(), page.isSaved(), stored()?.value]).toEqual([['Grace'], false, ['Ada']]);
    full.mockRestore();
    page.set('Joan');
    expect([page.isSaved(), stored()?.value]).toEqual([true, ['Joan']]);
  });

  it('is anything that could not be read again', () => {
    const page = open();
    page.set('one', 'two', 'three', 'four');
    expect([page.value(), page.isSaved()]).toEqual([['one', 'two', 'three', 'four'], false]);
    expect(localStorage).toHaveLength(0);
  });
});

describe('saving', () => {
  it('skips an unchanged value, but renews its lifetime after an hour', () => {
    const page = open();
    page.set('Ada');
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    setClock(NOW + 3_599_999);
    page.set('Ada');
    expect(setItem).not.toHaveBeenCalled();
    setClock(NOW + 3_600_000);
    page.set('Ada');
    expect(stored()?.keptAt).toBe(NOW + 3_600_000);
  });

  it('compares with what is stored now, not with its own last value', () => {
    const page = open();
    page.set('Ada');
    store(['Grace']);
    page.set('Ada');
    expect(stored()?.value).toEqual(['Ada']);
  });
});

describe('another tab', () => {
  it('is followed as long as the page is open', () => {
    const page = open();
    store(['Grace']);
    announce();
    expect(page.value()).toEqual(['Grace']);
    localStorage.removeItem(key);
    announce();
    expect(page.value()).toEqual(['none']);
    store(['Joan']);
    announce('another key');
    expect(page.value()).toEqual(['none']);
  });

  it('clears everything', () => {
    const page = open();
    page.set('Ada');
    localStorage.clear();
    announce(null);
    expect([page.value(), page.canUndo()]).toEqual([['none'], false]);
  });

  it('is heard even before its event, when a list is changed', () => {
    const page = open();
    page.set('Ada');
    store(['Grace']);
    page.dispatch(names.updated((list) => [...list, 'Joan']));
    expect(stored()?.value).toEqual(['Grace', 'Joan']);
  });

  it('is read again by a page from the back/forward cache, except for what only this page has', () => {
    const page = open();
    const pageshow = () => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    };
    store(['Grace']);
    pageshow();
    expect(page.value()).toEqual(['Grace']);
    page.set('one', 'two', 'three', 'four');
    pageshow();
    expect(page.value()).toHaveLength(4);
  });
});

describe('Undo', () => {
  it('restores what was removed, with its timestamp', () => {
    const page = open();
    page.set('Ada');
    setClock(NOW + DAY_MS);
    page.dispatch(names.removed(page.record()));
    expect([page.canUndo(), stored()]).toEqual([true, null]);
    page.dispatch(names.undone());
    expect([page.value(), page.canUndo()]).toEqual([['Ada'], false]);
    expect(stored()).toEqual({ value: ['Ada'], keptAt: NOW });
  });

  it('restores everything that was cleared at once', async () => {
    const page = open();
    page.set('Ada');
    localStorage.setItem('harmattan.of-long-ago', 'x');
    await page.dispatch(clearDevice());
    expect([page.value(), localStorage.length]).toEqual([['none'], 0]);
    page.dispatch(names.undone());
    expect(stored()?.value).toEqual(['Ada']);
  });

  it('is over once the item changes, here or in another tab', () => {
    const page = open();
    const remove = () => {
      page.set('Ada');
      page.dispatch(names.removed(page.record()));
      expect(page.canUndo()).toBe(true);
    };
    remove();
    page.set('Grace');
    expect(page.canUndo()).toBe(false);
    remove();
    store(['Joan']);
    announce();
    page.dispatch(names.undone());
    expect(page.value()).toEqual(['Joan']);
  });
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

  it.each([undefined, 'x', 1e999, NOW + 1])('starts when a value with the timestamp %p is read', (keptAt) => {
    localStorage.setItem(
      key,
      `{"value":["Ada"],"keptAt":${keptAt === 1e999 ? '1e999' : JSON.stringify(keptAt ?? null)}}`,
    );
    expect(open().record()).toMatchObject({ value: ['Ada'], savedAt: NOW });
    expect(stored()?.keptAt).toBe(NOW);
  });

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
