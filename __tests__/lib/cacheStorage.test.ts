import { cacheNames, dropCaches } from '../../src/lib/cacheStorage';

let names: string[] = [];
const storage = {
  keys: () => Promise.resolve(names),
  delete: (name: string) => {
    names = names.filter((one) => one !== name);
    return Promise.resolve(true);
  },
};

beforeEach(() => {
  names = ['site-1', 'other', 'site-2'];
  Object.defineProperty(globalThis, 'caches', { value: storage, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

it('lists the caches with a prefix', async () => {
  expect(await cacheNames('site-')).toEqual(['site-1', 'site-2']);
});

it('deletes the caches with a prefix, except some', async () => {
  await dropCaches('site-', ['site-2']);
  expect(names).toEqual(['other', 'site-2']);
  await dropCaches('site-');
  expect(names).toEqual(['other']);
});

it('does nothing where there is no Cache Storage, or it’s blocked', async () => {
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await cacheNames('site-')).toEqual([]);
  Object.defineProperty(globalThis, 'caches', {
    value: { keys: () => Promise.reject(new DOMException('blocked', 'SecurityError')) },
    configurable: true,
  });
  expect(await cacheNames('site-')).toEqual([]);
  await expect(dropCaches('site-')).resolves.not.toThrow();
});
