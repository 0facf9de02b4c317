import { makeStore } from '../../src/app/makeStore';
import { clearDevice } from '../../src/device/deviceListeners';
import { DAY_MS, key, names, NOW, open, setClock, store, stored } from './names';

const announce = (changed: string | null = key) => {
  window.dispatchEvent(new StorageEvent('storage', { key: changed }));
};

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
